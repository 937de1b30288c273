import { describe, expect, it } from 'vitest';
import { originals, PLURAL, slotsOf, withoutPlural } from './catalogueFiles';

const english = (namespace: string) =>
  originals.find((catalogue) => catalogue.namespace === namespace && catalogue.language === 'en')?.texts;

describe.each(originals)('$file', ({ language, namespace, texts }) => {
  it('has exactly the keys of the English original', () => {
    expect(withoutPlural(texts.keys())).toEqual(withoutPlural(english(namespace)?.keys() ?? []));
  });

  it('has every plural form that its language needs', () => {
    const plurals = [...texts.keys()].filter((key) => PLURAL.test(key));
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const expected = [...withoutPlural(plurals)].flatMap((key) => categories.map((category) => `${key}_${category}`));
    expect(plurals.sort()).toEqual(expected.sort());
  });

  it('keeps the slots of the English text', () => {
    for (const [key, text] of texts) {
      const wanted = english(namespace)?.get(key);
      // A language may say 'an hour ago' without the figure.
      const isExact = /_(?:zero|one|two)$/.test(key);
      // What begins a sentence in one language has a capital only there: {{Shows}}, {{shows}}.
      if (wanted !== undefined && !isExact)
        expect(slotsOf(text.toLowerCase()), key).toEqual(slotsOf(wanted.toLowerCase()));
    }
  });

  it("has no blank text, and neither 'lien' nor 'bio' as a word", () => {
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
    }
  });
});

/** After these a name would need its article, its gender or an elision. */
const INFLECTED =
  /(?<!\p{L})(?:(?:de|du|des|le|la|les|au|aux|à|un|une|ce|cet|cette|ces|ton|ta|tes) |[dl]’)\{\{product\}\}/iu;

describe.each(originals.filter(({ language }) => language === 'fr'))('French in $file', ({ texts }) => {
  it('has what was typed only where nothing inflects', () => {
    for (const [key, text] of texts) expect(text, key).not.toMatch(INFLECTED);
  });

  it('has a no-break space before ? ! : ; % and inside « », and curly apostrophes', () => {
    for (const [key, text] of texts) {
      expect(text, key).not.toMatch(/[^\u00a0\u202f\s?!:/][?!;]|[ ][?!:;%»]|«(?!\u00a0)|\p{L}'\p{L}/u);
    }
  });
});
