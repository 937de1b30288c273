import { MOST_CHARACTERS, MOST_TEXTS, translateSeveralResponse } from '../../contracts/translation';
import { keepsForm } from '../../lib/keepsForm';
import { mutate } from '../../platform/api';

/** As many of the texts, from the first on, as one request may hold. */
export function nextRequest(texts: readonly string[]): string[] {
  let length = 0;
  const requestTexts: string[] = [];
  for (const text of texts.slice(0, MOST_TEXTS)) {
    length += text.length;
    if (length > MOST_CHARACTERS) break;
    requestTexts.push(text);
  }
  return requestTexts;
}

/** A text that is joined to another keeps its leading and trailing space. */
function withEdges(original: string, translation: string): string {
  const [before = ''] = /^\s*/.exec(original) ?? [];
  const [after = ''] = /\s*$/.exec(original) ?? [];
  return before + translation.trim() + after;
}

/**
 * POST /api/translate: the translations by their English text; one that lost its form is the English. Rejects as
 * `mutate` does.
 */
export async function askTranslations(texts: readonly string[], language: string): Promise<Map<string, string>> {
  const response = await mutate('POST', '/api/translate', { texts, targetLanguage: language }, { language });
  const { translatedTexts } = translateSeveralResponse.parse(await response.json());
  return new Map(
    texts.map((text, index) => {
      const translation = translatedTexts[index] ?? '';
      return [text, keepsForm(text, translation) ? withEdges(text, translation) : text];
    }),
  );
}
