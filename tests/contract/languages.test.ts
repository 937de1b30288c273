import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildLanguages } from '../../scripts/vite/languageFiles.ts';
import { ORIGINALS } from '../../src/contracts/languageFiles';
import { LANGUAGES } from '../../src/i18n/languages';
import { englishTexts, PLURAL, slotsOf, type Texts, textsOf, withoutPlural } from './catalogueFiles';
import { glossaryTerms } from './glossaryTerms';
import pendingLabels from './pending.json' with { type: 'json' };
import sameAsEnglish from './sameAsEnglish.json' with { type: 'json' };

const LOCALES = 'src/i18n/locales';
const translated = LANGUAGES.map(({ code }) => code).filter((code) => !ORIGINALS.includes(code));

/** Bundled beside the originals; the long texts of all others are translated as they are read. */
const WITH_LONG_TEXTS: readonly string[] = ['es', 'de', 'it', 'pt', 'ar'];

/** Tools that write for the product in the originals and by its niche in those: their texts have a shape of their own. */
const goesByNiche = (namespace: string) => existsSync(`src/tools/${namespace}/generateByNiche.ts`);

/** What is written for one of the creator's products in tools that need none: the other languages go on by niche. */
const isForOwnProduct = (key: string) => key.startsWith('texts.product.');

/** The script of a language that is not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  bg: /\p{Script=Cyrillic}/u,
  sr: /\p{Script=Cyrillic}/u,
  mk: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  th: /\p{Script=Thai}/u,
  am: /\p{Script=Ethiopic}/u,
};

/** Strips names, file types, units and addresses, which stay in Latin letters in every language. */
const bare = (text: string) =>
  text
    .replaceAll(/\{\{\w+\}\}/g, '')
    .replaceAll(/(?:https?:\/\/)\S+|[\w-]+\.(?:com|fr)\S*/g, '')
    .replaceAll(/[#@]\w+/g, '');

/** A label for a button or a tab, not a sentence. */
const isShort = (english: string) => english.length <= 30 && !/[.!?…:]$/.test(english);
/** What people type, and no button shows. */
const isTyped = (key: string) => key.startsWith('chat intents.') || key === 'chat opens';
const mostLetters = (english: string) => Math.max(2.2 * english.length, english.length + 12);

const keysOf = (texts: Texts, language: string) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = withoutPlural([...texts.keys()].filter((key) => PLURAL.test(key)));
  const plain = [...texts.keys()].filter((key) => !PLURAL.test(key));
  return [...plain, ...[...plurals].flatMap((key) => categories.map((category) => `${key}_${category}`))].sort();
};

/** Labels that some languages still lack, by namespace ('*': all of them); they are shown in English. */
const pending = new Map<string, readonly string[]>(Object.entries(pendingLabels));
const isPending = (namespace: string, key: string) =>
  pending.get(namespace)?.some((waiting) => waiting === '*' || waiting === key) ?? false;

/** The keys that a language must have in a namespace: all of them, except the labels it may still lack. */
const requiredOf = (namespace: string, keys: readonly string[], own: Texts) =>
  keys.filter((key) => own.has(key) || !isPending(namespace, key.replace(PLURAL, '')));

it('every language has a folder, and there is no other folder', () => {
  expect(readdirSync(LOCALES).sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
});

/**
 * Labels of what is there already: none waits. The number only goes down, with a label that all languages have got; to put
 * it up is to take texts away from whoever reads another language.
 */
const LABELS_WAITING = 0;

it('only a new tool waits for its other languages, whole, and nothing that was translated comes back', () => {
  const started = new Set(
    translated.flatMap((language) => readdirSync(`${LOCALES}/${language}`).map((file) => file.replace(/\..*/, ''))),
  );
  const newTools = [...pending].filter(([id, keys]) => keys.join() === '*' && !started.has(id)).map(([id]) => id);
  const ofNewTools = new Set(newTools.flatMap((id) => [`${id} *`, `shell tools.${id}`, `menus ${id}`]));
  const labels = [...pending].flatMap(([namespace, keys]) => keys.map((key) => `${namespace} ${key}`));
  expect(labels.filter((label) => !ofNewTools.has(label))).toHaveLength(LABELS_WAITING);
});

it('no label is listed as waiting once all languages have it', () => {
  const english = englishTexts('labels');
  const done = [...pending].flatMap(([namespace, keys]) =>
    keys.filter((key) => {
      const waiting = key === '*' ? [...(english.get(namespace)?.keys() ?? [])] : [key];
      return translated.every((language) =>
        waiting.every((one) => textsOf(language, 'labels').get(namespace)?.has(one)),
      );
    }),
  );
  expect(done).toEqual([]);
});

describe.each(translated)('%s', (language) => {
  const english = englishTexts('labels');
  const labels = textsOf(language, 'labels');
  const each = (visit: (text: string, key: string, english: string) => void) => {
    for (const [namespace, texts] of labels) {
      for (const [key, text] of texts) {
        const original = english.get(namespace);
        const of = original?.get(key) ?? original?.get(key.replace(PLURAL, '_other')) ?? '';
        visit(text, `${namespace} ${key}`, of);
      }
    }
  };
  /** The faulty texts with their keys: a hundred thousand single assertions would take long. */
  const faults = (isWrong: (text: string, key: string, english: string) => boolean) => {
    const found: string[] = [];
    each((text, key, english) => {
      if (isWrong(text, key, english)) found.push(`${key}: ${text}`);
    });
    return found;
  };

  it('has every key of the English labels with all plural forms, and no extra key', () => {
    for (const [namespace, originals] of english) {
      const own = labels.get(namespace) ?? new Map<string, string>();
      const required = requiredOf(namespace, keysOf(originals, language), own);
      expect([...own.keys()].sort(), namespace).toEqual(required);
    }
    expect([...labels.keys()].filter((namespace) => !english.get(namespace)?.size)).toEqual([]);
  });

  it('keeps the slots and the line breaks', () => {
    const hasOther = (text: string, key: string, original: string) => {
      const slots: readonly string[] = slotsOf(text);
      // A language may say 'an hour ago' without the figure.
      const isFree = /_(?:zero|one|two)$/.test(key);
      return isFree ? slots.some((slot) => !original.includes(slot)) : slots.join() !== slotsOf(original).join();
    };
    expect(faults(hasOther)).toEqual([]);
    expect(faults((text, _, original) => text.split('\n').length !== original.split('\n').length)).toEqual([]);
  });

  it("has no blank text, and neither 'lien' nor 'bio' as a word", () => {
    expect(faults((text) => text.trim() === '' || /(?<!\p{L})(?:lien|bio)(?!\p{L})/iu.test(text))).toEqual([]);
  });

  it('says nothing in English, beyond the list of terms', () => {
    const { everywhere, only }: { everywhere: string[]; only: Record<string, string[]> } = sameAsEnglish;
    const allowed = new Set([...everywhere, ...(only[language] ?? [])]);
    const isEnglish = (text: string, _: string, original: string) =>
      text === original && /\p{L}/u.test(bare(text)) && !allowed.has(text);
    expect(faults(isEnglish)).toEqual([]);
  });

  it('is written in its own script', () => {
    const script = SCRIPTS[language] ?? /\p{Script=Latin}/u;
    let own = 0;
    let all = 0;
    each((text) => {
      if (!/\p{L}{2}/u.test(bare(text))) return;
      all += 1;
      if (script.test(text)) own += 1;
    });
    // The rest are terms that creators say in English, as listed.
    expect(own / all).toBeGreaterThan(0.95);
  });

  it('fits its buttons: at most 2.2 times the English or 12 characters more', () => {
    const isLong = (text: string, key: string, original: string) =>
      isShort(original) && !isTyped(key) && [...text].length > mostLetters(original);
    expect(faults(isLong)).toEqual([]);
  });

  it('has a glossary of the recurring terms', () => {
    const glossary: Record<string, string> = JSON.parse(readFileSync(`${LOCALES}/${language}/glossary.json`, 'utf8'));
    expect(Object.keys(glossary)).toEqual(glossaryTerms);
    for (const term of Object.values(glossary)) expect(term.trim()).not.toBe('');
  });
});

describe.each(WITH_LONG_TEXTS)('%s', (language) => {
  const long = textsOf(language, 'texts');

  it('has every long text, with its slots', () => {
    const originals = englishTexts('texts');
    expect([...long.keys()].sort()).toEqual(
      [...originals]
        .filter(([ns, { size }]) => size > 0 && (long.has(ns) || !isPending(ns, '*')))
        .map(([ns]) => ns)
        .sort(),
    );
    const first = textsOf(WITH_LONG_TEXTS[0] ?? '', 'texts');
    for (const [namespace, texts] of long) {
      const original = (goesByNiche(namespace) ? first : originals).get(namespace) ?? new Map<string, string>();
      const shared = new Map([...original].filter(([key]) => !isForOwnProduct(key)));
      expect([...texts.keys()].sort(), namespace).toEqual(keysOf(shared, language));
      const isWrong = ([key, text]: [string, string]) =>
        text.trim() === '' || slotsOf(text).join() !== slotsOf(original.get(key) ?? '').join();
      expect([...texts].filter(isWrong), namespace).toEqual([]);
    }
  });
});

/** Its size in bytes as transferred or, if that is small already, after a fast compression, which never gives fewer. */
function compressed(text: string): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  return quick <= 12_000 ? quick : brotliCompressSync(text).length;
}

describe.each(ORIGINALS)('%s, an original', (language) => {
  const { index, files } = buildLanguages();
  const read = (address = ''): Record<string, object> => JSON.parse(files.get(address) ?? '{}');

  it('travels as the others do: its labels, and each long text once', () => {
    const { first, labels, texts = {}, allTexts } = index[language] ?? {};
    // The notification texts of the originals are part of the code.
    const inTheCode = ['notifications', 'liveTips'];
    const onlyBuilt = ['start', 'manifest'];
    const namespacesOf = (kind: 'labels' | 'texts') =>
      [...englishTexts(kind)].filter(([name, { size }]) => size > 0 && !inTheCode.includes(name)).map(([name]) => name);
    expect(Object.keys({ ...read(first), ...read(labels) }).sort()).toEqual(
      namespacesOf('labels')
        .filter((name) => !onlyBuilt.includes(name))
        .sort(),
    );
    const isOfProducts = (namespace: string) => /^product(?:s|Names)(?:\.|$)/.test(namespace);
    const written = Object.keys(texts).filter((namespace) => !isOfProducts(namespace));
    expect(written.sort()).toEqual(namespacesOf('texts').sort());
    for (const [namespace, address] of Object.entries(texts)) expect(read(allTexts)[namespace]).toEqual(read(address));
  });
});

it('A catalogue ≤ 12 KB compressed a language for the shell', () => {
  const { index, files } = buildLanguages();
  expect(Object.keys(index).sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
  for (const { first } of Object.values(index)) {
    expect(compressed(files.get(first) ?? ''), first).toBeLessThanOrEqual(12_000);
  }
});
