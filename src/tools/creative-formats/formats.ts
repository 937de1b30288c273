/** Specification, creative formats (engagement, difficulty): face camera 85 Facile; POV 92 Moyen; … */
export const FORMATS = [
  { id: 'faceCamera', icon: '🤳', engagement: 85, difficulty: 'easy' },
  { id: 'pov', icon: '👀', engagement: 92, difficulty: 'medium' },
  { id: 'unboxing', icon: '📦', engagement: 88, difficulty: 'easy' },
  { id: 'honestTest', icon: '🧪', engagement: 90, difficulty: 'medium' },
  { id: 'trendRemix', icon: '🎶', engagement: 95, difficulty: 'advanced' },
] as const;

export type FormatId = (typeof FORMATS)[number]['id'];

export interface Format {
  id: FormatId;
  icon: string;
  style: string;
  /** The style with the product's name. */
  title: string;
  description: string;
  /** What is shown and said, line by line with its seconds; the call to action has the last three. */
  script: string[];
  visualIdea: string;
  soundSuggestion: string;
  callToAction: string;
  /** Percent; an editorial estimate. */
  engagement: number;
  difficulty: (typeof FORMATS)[number]['difficulty'];
}

export interface CreativeFormats {
  product: string;
  formats: Format[];
  bestForBeginner: FormatId;
  bestForViral: FormatId;
}
