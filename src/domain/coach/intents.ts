import { fold } from '../../lib/fold';
import { listed } from '../../lib/listed';

/**
 * What people say when they need a tool, by the tool's id: short wordings separated by commas, as they are said
 * (`title, write a title`), without articles. Case and accents do not matter.
 */
export type Intents = Readonly<Record<string, string>>;

/**
 * Scripts without spaces between words, or with small words attached to the next: there a wording counts wherever it
 * occurs.
 */
const WRITTEN_TOGETHER =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A word with at least this many letters also matches as the beginning of a longer one (`title` in `titles`). */
const STEM = 4;

/** The tool that a message asks for by one of its wordings; if several match, the longest wording decides. */
export function findIntent(message: string, intents: Intents): string | undefined {
  const said = spaced(message);
  let best: { tool: string; length: number } | undefined;
  for (const [tool, list] of Object.entries(intents)) {
    for (const wanted of wordingsOf(list)) {
      if (wanted.length > (best?.length ?? 0) && holds(said, wanted)) best = { tool, length: wanted.length };
    }
  }
  return best?.tool;
}

/** Whether a message begins with one of these wordings: it asks to be taken somewhere (`open, where is`). */
export function beginsWith(message: string, wordings: string): boolean {
  const said = spaced(message);
  return wordingsOf(wordings).some((wording) => said.startsWith(` ${wording} `));
}

/** Whether it ends with one of them, for languages where the verb comes last. */
export function endsWith(message: string, wordings: string): boolean {
  const said = spaced(message);
  return wordingsOf(wordings).some((wording) => said.endsWith(` ${wording} `));
}

/** The wordings of a list, in the form used for comparing words. */
const wordingsOf = (list: string) =>
  listed(list)
    .map((wording) => spaced(wording).trim())
    .filter((wording) => wording !== '');

/** The folded words of a text with a space around each. */
const spaced = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

function holds(said: string, wanted: string): boolean {
  if (WRITTEN_TOGETHER.test(wanted)) return said.includes(wanted);
  const last = wanted.slice(wanted.lastIndexOf(' ') + 1);
  return said.includes(last.length >= STEM ? ` ${wanted}` : ` ${wanted} `);
}
