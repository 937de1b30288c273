/** What a teleprompter shows: parts in the order in which they are said. */
export interface PromptScript {
  title: string;
  parts: readonly PromptPart[];
}

export interface PromptPart {
  name: string;
  /** The plan of a live, in minutes since its start (fractions too); without one, a part takes as long as its words. */
  minutes?: { from: number; to: number };
  /** What is said, a paragraph each. */
  lines: readonly string[];
}

/** A part on the way through the script: its place in words since the first, its plan in seconds. */
export interface TimedPart {
  name: string;
  lines: readonly { text: string; start: number }[];
  start: number;
  end: number;
  plan?: { from: number; to: number };
}

export type Timeline = readonly TimedPart[];

/** The script with the place of everything in it, counted in words. */
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

/** Words as they are said, in scripts without spaces too; at least one, since every line takes a moment. */
export function countWords(text: string): number {
  return Math.max(1, Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length);
}
