import { describe, expect, it } from 'vitest';
import en from './locales/en.json';
import fr from './locales/fr.json';

interface Section {
  id: string;
  heading: string;
  paragraphs: string[];
  list?: string[];
}

/** Every text of a catalogue with its path (`terms.sections.0.heading`); section ids are not texts and are left out. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, child]) => textsOf(child, path ? `${path}.${key}` : key));
}

const slotsOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([slot]) => slot).sort();
const broken = (texts: [string, string][], rule: RegExp) => texts.filter(([, text]) => rule.test(text));

const texts = { en: textsOf(en), fr: textsOf(fr) };
const languages = ['en', 'fr'] as const;
const pages: { name: string; en: Section[]; fr: Section[] }[] = [
  { name: 'terms', en: en.terms.sections, fr: fr.terms.sections },
  { name: 'privacy', en: en.privacy.sections, fr: fr.privacy.sections },
];

describe('the two languages', () => {
  it('have the same keys, and the same slots under each', () => {
    const shape = (all: [string, string][]) => all.map(([path, text]) => [path, slotsOf(text)]);
    expect(shape(texts.fr)).toEqual(shape(texts.en));
  });

  it.each(pages)('have the same sections in $name, each id once', (page) => {
    const ids = page.en.map((section) => section.id);
    expect(page.fr.map((section) => section.id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('use no slots other than the operator, the contact, the host, the provider and what is missing', () => {
    const slots = new Set(texts.en.flatMap(([, text]) => slotsOf(text)));
    expect([...slots].sort()).toEqual(['{{contact}}', '{{host}}', '{{missing}}', '{{operator}}', '{{provider}}']);
  });
});

describe.each(languages)('%s', (language) => {
  it('has no empty text and no stray space', () => {
    expect(broken(texts[language], /^\s|\s$| {2}|^$/)).toEqual([]);
  });

  it("never says the whole words 'lien' or 'bio'", () => {
    expect(broken(texts[language], /(?<![\p{L}\p{N}])(?:lien|bio)(?![\p{L}\p{N}])/iu)).toEqual([]);
  });

  it('has typographic apostrophes and quotation marks', () => {
    expect(broken(texts[language], /['"]/)).toEqual([]);
  });

  it.each(pages)('introduces each list of $name with a colon, in the paragraph before it', (page) => {
    const wrong = page[language].filter(
      ({ paragraphs, list }) =>
        paragraphs.slice(0, -1).some((text) => text.endsWith(':')) ||
        paragraphs.at(-1)?.endsWith(':') !== (list !== undefined),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['operator', 'contact'])('names the %s on both pages', (slot) => {
    const naming = texts[language].filter(([, text]) => text.includes(`{{${slot}}}`)).map(([path]) => path);
    expect(naming).toEqual(['terms.sections.0.paragraphs.0', 'privacy.sections.0.paragraphs.0']);
  });

  it('names the host on both pages, in the privacy policy as a recipient', () => {
    const naming = texts[language].filter(([, text]) => text.includes('{{host}}')).map(([path]) => path);
    const recipients = pages[1]?.[language].findIndex(({ id }) => id === 'recipients');
    expect(naming).toEqual(['terms.sections.0.paragraphs.1', `privacy.sections.${recipients}.paragraphs.0`]);
  });
});

describe('French typography', () => {
  it('has a no-break space before : ; ! ? % €', () => {
    expect(broken(texts.fr, /(?<!\u00a0)[:;!?%€]/)).toEqual([]);
  });

  it('has no-break spaces inside « »', () => {
    expect(broken(texts.fr, /«(?!\u00a0)|(?<!\u00a0)»|[“”]/)).toEqual([]);
  });
});

describe('Legal content facts: GDPR and French law, individual provider, contact, 12 months, 30 days, 16 years', () => {
  const privacy = (language: 'en' | 'fr') =>
    textsOf({ en, fr }[language].privacy)
      .map(([, text]) => text)
      .join('\n')
      .replaceAll('\u00a0', ' ');

  it.each([
    'GDPR',
    'loi Informatique et Libertés',
    'as an individual',
    'at most 12 months',
    'within 30 days',
    'under 16',
    'CNIL',
  ])('says “%s” in English', (fact) => expect(privacy('en')).toContain(fact));

  it.each([
    'RGPD',
    'loi française Informatique et Libertés',
    'à titre individuel',
    '12 mois au plus',
    'dans les 30 jours',
    'moins de 16 ans',
    'CNIL',
  ])('dit « %s » en français', (fact) => expect(privacy('fr')).toContain(fact));
});
