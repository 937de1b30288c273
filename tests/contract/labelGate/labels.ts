import { fold } from '../../../src/lib/fold';
import { englishTexts, originals, PLURAL, type Texts, textsOf } from '../catalogueFiles';

/** A label in one language beside the English that it stands for. */
export interface Label {
  namespace: string;
  key: string;
  english: string;
  text: string;
  /** The words of each that are its language's own, folded: names and quotations are not. */
  englishWords: readonly string[];
  words: readonly string[];
}

/** The labels of each language. */
export type Catalogues = ReadonlyMap<string, readonly Label[]>;

/** What people type, and no button shows. */
const isTyped = (namespace: string, key: string) =>
  namespace === 'chat' && (key.startsWith('intents.') || key === 'opens');

/** Names of products, tools and file types, which every language writes as English does. */
const NAMES =
  /(?<!\p{Script=Latin})(?:TikTok Shop|TikTok|Shop|Jimp|Creat(?:or|ive) Center|Creator Search Insights|Safari|Google|iPhone|iPad|CSV|PDF|MP4|MOV|AVI|WebM|JPEG|PNG|EBU|LUFS|dBTP|GRWM|ASMR|POV|CTA|UTC|Ctrl|Esc)(?!\p{Script=Latin})/gu;
const SLOTS = /\{\{\w+\}\}/g;
const ADDRESSES = /https?:\/\/\S+|[\w-]+\.(?:com|fr)\S*|[#@][\p{L}\p{M}\w]+/gu;
/** What is said word for word in another language stands in quotation marks, each language has its own. */
const QUOTED = /[“”«»„"「״][^“”«»„"「」״]*[“”«»"」״]|‘[^’]*’/g;

/** A text without its slots and addresses, which are the same in every language. */
export const withoutSlots = (text: string) => text.replace(SLOTS, ' ').replace(ADDRESSES, ' ');
export const withoutQuotations = (text: string) => text.replace(QUOTED, ' ');
/** A text without what a language may write as English does: slots, addresses, hashtags and names. */
export const bare = (text: string) => withoutSlots(text).replace(NAMES, ' ');

const ownWords = (text: string) => fold(bare(withoutQuotations(text))).match(/[\p{L}\p{M}]+/gu) ?? [];

/** A label with its words. */
export function toLabel(namespace: string, key: string, english: string, text: string): Label {
  return { namespace, key, english, text, englishWords: ownWords(english), words: ownWords(text) };
}

/** The same label with another text. */
export const saying = ({ namespace, key, english }: Label, text: string) => toLabel(namespace, key, english, text);

/** Whether a label has as many words as it takes to tell a translation from English. */
export const isPhrase = ({ englishWords }: Label) => englishWords.filter((word) => word.length > 1).length >= 2;

/** Where a label stands and what it says, for a list of faults. */
export const describeLabel = ({ namespace, key, english, text }: Label) => `${namespace} ${key}: ${text} (${english})`;

function frenchTexts(): Map<string, Texts> {
  return new Map(
    originals.filter(({ language }) => language === 'fr').map(({ namespace, texts }) => [namespace, texts]),
  );
}

const english = englishTexts('labels');

/** The labels of a language that has some, English excepted; those without a text of their own are not among them. */
export function labelsOf(language: string): Label[] {
  const own = language === 'fr' ? frenchTexts() : textsOf(language, 'labels');
  return Array.from(own).flatMap(([namespace, texts]) => {
    const original = english.get(namespace);
    return Array.from(texts).flatMap(([key, text]) => {
      const of = original?.get(key) ?? original?.get(key.replace(PLURAL, '_other'));
      return of === undefined || isTyped(namespace, key) ? [] : [toLabel(namespace, key, of, text)];
    });
  });
}
