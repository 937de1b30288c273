/** What a teleprompter shows: parts in speaking order. */
export interface PromptScript {
  title: string;
  parts: readonly PromptPart[];
}

/** One part of a script. */
export interface PromptPart {
  name: string;
  /**
   * The plan of a live, in minutes since its start (fractions allowed); without one, a part takes as long as its words.
   */
  minutes?: { from: number; to: number };
  /** What is said, one entry per paragraph. */
  lines: readonly string[];
}

/** A part's position in the script: in words since the start, and on its plan in seconds. */
export interface TimedPart {
  name: string;
  lines: readonly { text: string; start: number }[];
  start: number;
  end: number;
  plan?: { from: number; to: number };
}

export type Timeline = readonly TimedPart[];

/** The script with the position of every part, counted in words. */
export function timelineOf({ parts }: PromptScript): Timeline {
  let words = 0;
  return parts.map(({ name, minutes, lines }) => {
    const start = words;
    const placed = lines.map((text) => {
      const line = { text, start: words };
      words += countWords(text);
      return line;
    });
    const plan = minutes && { from: minutes.from * 60, to: minutes.to * 60 };
    return { name, lines: placed, start, end: words, ...(plan && { plan }) };
  });
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words as spoken, even in scripts without spaces; at least one, since every line takes a moment. */
export function countWords(text: string): number {
  return Math.max(1, Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length);
}
