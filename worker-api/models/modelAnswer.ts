import * as z from 'zod/mini';
import { type ChatResponse, PART_SEPARATOR } from '../../src/contracts/chat';
import { jsonIn } from './askForJson';

const MOST_PARTS = 4;
const MOST_SUGGESTIONS = 4;
const LONGEST_SUGGESTION = 90;

/** The form a model is asked for. */
export const modelAnswer = z.object({ response: z.string(), suggestions: z.array(z.string()) });

/** The forms that are accepted: some models give the parts as a list, some omit the suggestions. */
const lenientAnswer = z.object({
  response: z.union([z.string(), z.array(z.string())]),
  suggestions: z.catch(z.array(z.string()), []),
});

/**
 * Reads a model's text. The parts are trimmed, at most four (the rest joins the last); the suggestions are short and
 * each appears once. `undefined` if there is no answer in it.
 */
export function readModelAnswer(text: string): ChatResponse | undefined {
  const { data } = lenientAnswer.safeParse(jsonIn(text));
  if (!data) return undefined;

  const rawParts = [data.response].flat().flatMap((part) => part.split(PART_SEPARATOR));
  const all = rawParts.map((part) => part.trim()).filter((part) => part !== '');
  const parts = [...all.slice(0, MOST_PARTS - 1), all.slice(MOST_PARTS - 1).join('\n\n')].filter((part) => part !== '');
  if (parts.length === 0) return undefined;

  const short = data.suggestions.map((suggestion) => suggestion.trim()).filter(isSuggestion);
  return { response: parts.join(PART_SEPARATOR), suggestions: [...new Set(short)].slice(0, MOST_SUGGESTIONS) };
}

function isSuggestion(text: string): boolean {
  return text !== '' && text.length <= LONGEST_SUGGESTION;
}
