import type { PromptPart, PromptScript } from '../teleprompter/timeline';

/** '00:30 – 01:30 · La démo': a step of a live script as it is kept. */
const TIMED = /^(\d{1,3}):(\d{2})\s*[–—-]\s*(\d{1,3}):(\d{2})(?:\s*·\s*(.*))?$/;

const minutesOf = (minutes: string, seconds: string) => Number(minutes) + Number(seconds) / 60;

interface Wanted {
  title: string;
  script: string | undefined;
  /** In the order in which they are shown. */
  products: readonly string[];
  /** How long the live is to last. */
  minutes: number;
}

/**
 * A live as a run of show for the teleprompter: the timed steps of its script; else its script as one part; then each
 * product with an equal share of the time that is left.
 */
export function runOfShow({ title, script = '', products, minutes }: Wanted): PromptScript {
  const parts = partsOf(script, title);
  const end = parts.at(-1)?.minutes?.to ?? 0;
  const share = Math.max(0, minutes - end) / Math.max(1, products.length);
  const ofProducts = products.map(
    (name, place): PromptPart => ({
      name,
      lines: [name],
      ...(share > 0 && { minutes: { from: end + place * share, to: end + (place + 1) * share } }),
    }),
  );
  return { title, parts: [...parts, ...ofProducts] };
}

function partsOf(script: string, title: string): PromptPart[] {
  const parts: { name: string; minutes?: { from: number; to: number }; lines: string[] }[] = [];
  for (const line of script.split('\n').map((text) => text.trim())) {
    const [, fromMinutes, fromSeconds, toMinutes, toSeconds, name] = TIMED.exec(line) ?? [];
    if (fromMinutes && fromSeconds && toMinutes && toSeconds) {
      const minutes = { from: minutesOf(fromMinutes, fromSeconds), to: minutesOf(toMinutes, toSeconds) };
      parts.push({ name: name ?? line, minutes, lines: [] });
    } else if (line) {
      const part = parts.at(-1) ?? { name: title, lines: [] };
      if (parts.length === 0) parts.push(part);
      part.lines.push(line);
    }
  }
  return parts.map((part) => (part.lines.length > 0 ? part : { ...part, lines: [part.name] }));
}
