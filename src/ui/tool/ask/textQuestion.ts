import type { Question } from './GuidedTool';

/** A text question as it lies in a tool's catalogue; `suggestions` by name. */
interface Words {
  title: string;
  hint: string;
  placeholder: string;
  suggestions?: Readonly<Record<string, string>>;
}

/** A question that is answered in one's own words, from its words in the catalogue. */
export function textQuestion(id: string, { suggestions, ...words }: Words, submitLabel: string): Question {
  return { id, kind: 'text', ...words, submitLabel, ...(suggestions && { suggestions: Object.values(suggestions) }) };
}
