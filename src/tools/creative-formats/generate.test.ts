import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, matchCountry } from '../../domain/countries';
import { matchNiche, textNicheOf } from '../../domain/matchNiche';
import { NICHE_LISTS } from '../../domain/niches';
import { seededRandom } from '../../lib/seededRandom';
import { FORMATS, type Format, generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';

const LANGUAGES = [
  { language: 'English', catalogue: english, said: /“(.*?)”/g },
  { language: 'French', catalogue: french, said: /«\u00a0(.*?)\u00a0»/g },
];
const NAMED = { product: 'Sérum', country: 'France' };
const [FIRST_SEED, OTHER_SEED] = [1, 2];

const make = (answers: Record<string, string>, { texts }: typeof english, seed = FIRST_SEED) =>
  generate({ ...NAMED, ...answers }, texts, { random: seededRandom(seed) });

const textsOf = ({ icon, style, title, description, script, visualIdea, soundSuggestion, callToAction }: Format) => [
  ...[icon, style, title, description, visualIdea, soundSuggestion, callToAction],
  ...script,
];

/** The seconds that a line runs from and to. */
function secondsOf(line: string): { from: number; to: number } {
  const [, from, to] = /^(\d+)–(\d+)\u00a0s/.exec(line) ?? [];
  return { from: Number(from), to: Number(to) };
}

const figuresOf = (id: Format['id']) => {
  const format = make({ niche: 'Beauté' }, french).formats.find((one) => one.id === id);
  return format && { engagement: format.engagement, difficulty: french.labels.difficulty[format.difficulty] };
};

describe('the specification of the creative formats', () => {
  it.each([
    ['face camera 85 Facile', 'faceCamera', 85, 'Facile'],
    ['POV 92 Moyen', 'pov', 92, 'Moyen'],
    ['unboxing 88 Facile', 'unboxing', 88, 'Facile'],
    ['honest test 90 Moyen', 'honestTest', 90, 'Moyen'],
    ['trend remix 95 Avancé', 'trendRemix', 95, 'Avancé'],
  ] as const)('%s', (_, id, engagement, difficulty) => {
    expect(figuresOf(id)).toEqual({ engagement, difficulty });
  });

  it("Result: 5 formats, a 'best for beginners' card (face camera) and a 'max viral potential' card (trend remix)", () => {
    const { product, formats, bestForBeginner, bestForViral } = make({ niche: 'Tech' }, english);
    expect(formats.map(({ id }) => id)).toEqual(['faceCamera', 'pov', 'unboxing', 'honestTest', 'trendRemix']);
    expect({ product, bestForBeginner, bestForViral }).toEqual({
      product: 'Sérum',
      bestForBeginner: 'faceCamera',
      bestForViral: 'trendRemix',
    });
  });

  it("'Générer les formats', 'Script (15 sec max)', 'Regénérer', 'Autre produit'", () => {
    const { generate: generateLabel, script, regenerate, otherProduct } = french.labels;
    expect([generateLabel, script, regenerate, otherProduct]).toEqual([
      'Générer les formats',
      'Script (15 sec max)',
      'Regénérer',
      'Autre produit',
    ]);
  });
});

describe.each(LANGUAGES)('Scripts max 15 seconds, in $language', ({ catalogue, said }) => {
  const { niches, callsToAction } = catalogue.texts;
  const scripts = NICHE_LISTS.texts.flatMap((niche) =>
    FORMATS.flatMap(({ id }) =>
      niches[niche][id].map(({ script }, index) => ({ name: `${niche}, ${id}, ${index}`, script })),
    ),
  );

  it.each(scripts)('$name runs without a gap up to the call to action', ({ script }) => {
    const times = script.map(secondsOf);
    expect(times.map(({ from }) => from)).toEqual([0, ...times.slice(0, -1).map(({ to }) => to)]);
    for (const callToAction of callsToAction) {
      expect(secondsOf(callToAction)).toEqual({ from: times.at(-1)?.to, to: 15 });
    }
  });

  it('can be said in its time: at most 3.5 words a second, counting a product’s name as three', () => {
    const lines = [...scripts.flatMap(({ script }) => script), ...callsToAction];
    for (const line of lines) {
      const words = Array.from(line.matchAll(said), ([, speech = '']) => speech.replace('{{product}}', 'a b c'))
        .join(' ')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word));
      const { from, to } = secondsOf(line);
      expect(words.length / (to - from), line).toBeLessThanOrEqual(3.5);
    }
  });

  it('names the product in every script', () => {
    for (const { name, script } of scripts) expect(script.join('\n'), name).toContain('{{product}}');
  });
});

describe.each(LANGUAGES)('a result in $language', ({ catalogue }) => {
  const { suggestions } = catalogue.labels.questions.niche;

  it.each(NICHE_LISTS.texts)('is complete for %s, with scripts and pictures of its own', (niche) => {
    const typed = niche === 'other' ? 'Plongée' : suggestions[niche];
    const { formats } = make({ niche: typed }, catalogue);
    for (const text of formats.flatMap(textsOf)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toContain('{{');
    }
    for (const { id, visualIdea } of formats) {
      expect(catalogue.texts.niches[niche][id].map(({ visual }) => visual)).toContain(visualIdea);
    }
  });

  it('never repeats a call to action', () => {
    const calls = make({ niche: 'Tech' }, catalogue).formats.map(({ callToAction }) => callToAction);
    expect(new Set(calls).size).toBe(FORMATS.length);
  });

  it('is the same for the same seed and different for another', () => {
    expect(make({ niche: 'Tech' }, catalogue)).toEqual(make({ niche: 'Tech' }, catalogue));
    expect(make({ niche: 'Tech' }, catalogue)).not.toEqual(make({ niche: 'Tech' }, catalogue, OTHER_SEED));
  });

  it('has in every call to action what has to be on screen in the country', () => {
    const { disclosure } = catalogue.texts;
    expect(new Set(Object.values(disclosure)).size).toBe(COUNTRIES.length + 1);
    for (const country of COUNTRIES) {
      for (const { callToAction } of make({ country }, catalogue).formats) {
        expect(callToAction).toContain(disclosure[country]);
      }
    }
    for (const { callToAction } of make({ country: 'Narnia' }, catalogue).formats) {
      expect(callToAction).toContain(disclosure.other);
    }
  });

  it('keeps any typed product as it was typed', () => {
    const awkward = ['<b>x</b> & "y"', '{{product}} {{style}}', '$& $1 $$', '🧴👩🏽‍🦱', 'מוצר', 'ß'.repeat(10_000)];
    const typed = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }));
    fc.assert(
      fc.property(typed, fc.constantFrom(...NICHE_LISTS.texts), fc.nat(), (product, niche, seed) => {
        const marked = '\u0001';
        const expected = make({ product: marked, niche }, catalogue, seed).formats.flatMap(textsOf);
        const shown = make({ product, niche }, catalogue, seed).formats.flatMap(textsOf);
        expect(shown).toEqual(expected.map((text) => text.split(marked).join(product)));
      }),
    );
  });

  it('stays whole whatever is typed as niche and country', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (niche, country) => {
        const { formats } = make({ niche, country }, catalogue);
        for (const text of formats.flatMap(textsOf)) expect(text).not.toContain('{{');
      }),
    );
  });
});

describe.each(LANGUAGES)('the texts in $language', ({ catalogue }) => {
  const { niches, formats, callsToAction } = catalogue.texts;
  const ideas = NICHE_LISTS.texts.flatMap((niche) => FORMATS.flatMap(({ id }) => niches[niche][id]));

  it('have two or more of each, and none twice', () => {
    for (const niche of NICHE_LISTS.texts) {
      for (const { id } of FORMATS) expect(niches[niche][id].length, `${niche}, ${id}`).toBeGreaterThanOrEqual(2);
    }
    for (const { id } of FORMATS) expect(formats[id].sounds.length, id).toBeGreaterThanOrEqual(2);
    expect(callsToAction.length).toBeGreaterThanOrEqual(FORMATS.length);
    expect(new Set(ideas.map(({ visual }) => visual)).size).toBe(ideas.length);
    expect(new Set(ideas.flatMap(({ script }) => script)).size).toBe(ideas.flatMap(({ script }) => script).length);
  });

  it("hold neither 'lien' nor 'bio' as a word", () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
  });

  it('suggest only niches and countries that are understood', () => {
    const { niche, country } = catalogue.labels.questions;
    for (const [id, name] of Object.entries(niche.suggestions)) {
      expect(matchNiche(name), name).toBeDefined();
      expect(textNicheOf(name)).toBe(id);
    }
    expect(Object.values(country.suggestions).map(matchCountry)).toEqual([...COUNTRIES]);
  });
});

it('in French put a product’s name only where nothing inflects', () => {
  expect(JSON.stringify(french.texts)).not.toMatch(
    /(?<!\p{L})(?:[dl][eua]|les|des|ton|ta|tes|ce|cette|d’|l’) ?\{\{product/iu,
  );
});
