import { describe, expect, it } from 'vitest';
import english from './locales/en.json';
import french from './locales/fr.json';
import { type GuideTexts, guideFor, type Phase } from './setupGuide';
import { countryOfZone, SHOP_COUNTRIES, shopCountryStatus } from './shopCountries';

const catalogues: Record<'fr' | 'en', GuideTexts> = { fr: french.texts, en: english.texts };
const phase = (phases: readonly Phase[], id: Phase['id']) => phases.find((phase) => phase.id === id);
const topic = (phases: readonly Phase[], id: Phase['id']) => {
  const found = phase(phases, id)?.topic;
  if (!found) throw new Error(`${id} has no topic`);
  return found;
};

describe('Specification, checklist: collapsible guide for adding a product to the shop, 5 steps', () => {
  it.each([
    ['open the creator center', 'Open the creator center', 'Ouvre le Centre de créateurs'],
    [
      'go to Products then Add product',
      'Go to Products, then Add product',
      'Va dans Produits, puis Ajouter un produit',
    ],
    [
      'search the product by name or link',
      'Search the product by name or link',
      'Cherche le produit par son nom ou son adresse',
    ],
    ['check commission and conditions', 'Check commission and conditions', 'Vérifie la commission et les conditions'],
    ['add to the showcase', 'Add to the showcase', 'Ajoute-le à ta vitrine'],
  ])('%s', (sentence, en, fr) => {
    const place = [
      'open the creator center',
      'go to Products then Add product',
      'search the product by name or link',
      'check commission and conditions',
      'add to the showcase',
    ].indexOf(sentence);
    expect(phase(guideFor('FR', catalogues.fr), 'product')?.steps[place]?.title).toBe(fr);
    expect(phase(guideFor('FR', catalogues.en), 'product')?.steps[place]?.title).toBe(en);
  });

  it('has five', () => {
    for (const country of SHOP_COUNTRIES.filter((country) => shopCountryStatus(country) !== 'unlisted'))
      expect(phase(guideFor(country, catalogues.fr), 'product')?.steps).toHaveLength(5);
  });
});

describe.each(['fr', 'en'] as const)('what is known and what is not (%s)', (language) => {
  const texts = catalogues[language];

  it('a rule of American help pages is a fact there and has to be checked everywhere else', () => {
    for (const [id, topicId] of [
      ['account', 'conditions'],
      ['product', 'money'],
      ['show', 'limits'],
      ['rules', 'law'],
    ] as const) {
      const { american } = texts.topics[topicId];
      expect(topic(guideFor('US', texts), id).known).toEqual(expect.arrayContaining([...american]));
      for (const country of SHOP_COUNTRIES.filter(
        (other) => other !== 'US' && shopCountryStatus(other) !== 'unlisted',
      )) {
        const { known, check } = topic(guideFor(country, texts), id);
        expect(check, country).toEqual(expect.arrayContaining([...american]));
        expect(known.filter((line) => american.includes(line))).toEqual([]);
      }
    }
  });

  it('no number of followers is given as a fact outside the United States', () => {
    for (const country of SHOP_COUNTRIES.filter((other) => other !== 'US')) {
      const facts = guideFor(country, texts).flatMap(({ topic }) => topic?.known ?? []);
      expect(facts.filter((line) => /\d.{0,8}(?:abonnés|followers)/.test(line))).toEqual([]);
    }
    expect(topic(guideFor('US', texts), 'account').known.join(' ')).toMatch(/1[,\s]000/);
  });

  it('France: the wording that the law asks for is a fact; where none was verified it has to be checked', () => {
    expect(topic(guideFor('FR', texts), 'rules').known.join(' ')).toMatch(/Collaboration commerciale/);
    expect(topic(guideFor('DE', texts), 'rules').check.join(' ')).toMatch(/Werbung/);
    expect(topic(guideFor('DE', texts), 'rules').known.join(' ')).not.toMatch(/Werbung/);
  });

  it.each(['CA', 'CH'] as const)(
    '%s is no shop market as far as verified: nothing is set up, one waits and practises',
    (country) => {
      expect(guideFor(country, texts).map(({ id }) => id)).toEqual(['wait', 'week']);
    },
  );
});

describe('the country of a time zone', () => {
  it.each([
    ['Europe/Paris', 'FR'],
    ['Europe/Dublin', 'IE'],
    ['Europe/Warsaw', 'PL'],
    ['America/Los_Angeles', 'US'],
    ['Europe/Zurich', 'CH'],
    ['Asia/Tokyo', undefined],
    ['UTC', undefined],
  ])('%s: %s', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country);
  });
});
