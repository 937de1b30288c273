import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../tests/contract/productRules';
import { allKinds, briefOfKind, briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { COUNTRIES, matchCountry } from '../../domain/countries';
import { textNicheOf } from '../../domain/matchNiche';
import { NICHE_LISTS } from '../../domain/niches';
import { worded } from '../../domain/products/brief';
import { freshChoice } from '../../domain/products/freshChoice';
import type { Original } from '../../domain/products/productBook';
import { countWords } from '../../domain/scriptCheck/speakingTime';
import arabic from '../../i18n/locales/ar/weekly-strategy.texts.json';
import spanish from '../../i18n/locales/es/weekly-strategy.texts.json';
import { seededRandom } from '../../lib/seededRandom';
import { generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import { LEVELS, LIVE_DAY } from './strategyDays';
import type { WeeklyStrategy } from './weeklyStrategy';

const CATALOGUES = { fr: french, en: english };
const LANGUAGES = ['fr', 'en'] as const;
/** Of many families, unknown; plural and uncountable. */
const PRODUCTS: Readonly<Record<Original, readonly string[]>> = {
  fr: 'Sérum vitamine C|air fryer 5 L|leggings taille haute|perceuse sans fil|croquettes pour chat|livre de recettes|écouteurs Bluetooth|puzzle en bois|thé matcha|boucles d’oreilles|formation en ligne|gourde inox|bougie parfumée|tapis de yoga|canapé|lessive|Zorblax 3000'.split(
    '|',
  ),
  en: 'Vitamin C serum|air fryer 5 qt|high-waist leggings|cordless drill|dry cat food|cookbook|Bluetooth earbuds|wooden puzzle|matcha powder|gold hoop earrings|online course|insulated tumbler|scented candle|yoga mat|sofa|laundry detergent|Zorblax 3000'.split(
    '|',
  ),
};
const ANSWERS = { product: 'Sérum', niche: 'Beauté', country: 'France', level: 'beginner' };
const SEEDS = Array.from({ length: 3 }, (_, seed) => seed);

interface Making {
  language?: Original;
  seed?: number;
  used?: readonly string[];
  isOwnShop?: boolean;
}

function make(
  given: Readonly<Record<string, string>> = {},
  { language = 'fr', seed = 1, used = [], isOwnShop = false }: Making = {},
): WeeklyStrategy & { taken: readonly string[] } {
  const answers = { ...ANSWERS, ...given };
  const random = seededRandom(seed);
  const choose = freshChoice(random, { used, struck: new Set() });
  const product = { ...briefOfTyped(answers.product, language), isOwnShop };
  const made = generate(answers, worded(CATALOGUES[language].texts, product.name), { random, choose, product });
  return { ...made, taken: choose.taken };
}
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const timesOf = (country: string) => make({ country }).dailyContent.map(({ optimalTime }) => optimalTime);
const hooksOf = ({ dailyContent }: WeeklyStrategy) => dailyContent.map(({ videoIdea }) => videoIdea.hook);

describe('the specification of the weekly strategy', () => {
  it('Posting times by day 1-7: France 18h30, 19h15, 20h00, 19h45, 20h30, 19h00, 18h45', () => {
    expect(timesOf('france')).toEqual(['18:30', '19:15', '20:00', '19:45', '20:30', '19:00', '18:45']);
  });

  it('United States 7:30 PM, 8:15, 7:45, 8:30, 9:00, 7:00, 8:00 PM', () => {
    expect(timesOf('USA')).toEqual(['19:30', '20:15', '19:45', '20:30', '21:00', '19:00', '20:00']);
  });

  it.each(['Belgique', 'Royaume-Uni', 'Narnia'])(
    'other countries 7:30, 8:00, 7:45, 8:15, 8:30, 7:15, 7:50 PM (%s)',
    (country) => {
      expect(timesOf(country)).toEqual(['19:30', '20:00', '19:45', '20:15', '20:30', '19:15', '19:50']);
    },
  );

  it('Day engagement scores: 87, 92, 89, 85, 95, 91, 88', () => {
    expect(make().dailyContent.map(({ engagement }) => engagement)).toEqual([87, 92, 89, 85, 95, 91, 88]);
  });

  it('Day 4 (Thursday) is the live day (20-30 min)', () => {
    const { dailyContent, liveRecommendation } = make();
    expect(dailyContent.map(({ isLive }) => isLive)).toEqual([false, false, false, true, false, false, false]);
    expect(dailyContent[3]?.day).toBe(LIVE_DAY);
    expect(liveRecommendation).toMatchObject({ day: 'Jeudi', duration: '20-30\u00a0min' });
    const { liveRecommendation: inEnglish } = make({}, { language: 'en' });
    expect(inEnglish).toMatchObject({ day: 'Thursday', duration: '20-30\u00a0min' });
  });

  it("Beginners get 'Facile' on day 1", () => {
    const difficultyOf = (level: string) => make({ level }).dailyContent[0]?.videoIdea.difficulty;
    expect(difficultyOf('beginner')).toBe('easy');
    expect(french.labels.difficulty.easy).toBe('Facile');
    expect(difficultyOf('intermediate')).not.toBe('easy');
    expect(difficultyOf('advanced')).not.toBe('easy');
  });

  it("levels 'Débutant (0-1000 abonnés)', 'Intermédiaire (1K-10K abonnés)', 'Avancé (10K+ abonnés)'", () => {
    expect(Object.values(french.labels.questions.level.options)).toEqual([
      'Débutant (0-1000 abonnés)',
      'Intermédiaire (1K-10K abonnés)',
      'Avancé (10K+ abonnés)',
    ]);
  });

  it("Buttons: 'Regénérer', 'Autre produit', 'Semaine suivante'", () => {
    const { regenerate, otherProduct, nextWeek } = french.labels;
    expect([regenerate, otherProduct, nextWeek]).toEqual(['Regénérer', 'Autre produit', 'Semaine suivante']);
  });
});

describe.each(LANGUAGES)('a week (%s)', (language) => {
  const { texts } = CATALOGUES[language];

  it.each(PRODUCTS[language])('for %s is whole at every level and breaks no rule of the texts', (product) => {
    const said = new Set<string>();
    for (const [place, level] of LEVELS.entries()) {
      for (const week of [1, 2, 3, 4, 5]) {
        const country = ['France', 'USA', 'Narnia'][(place + week) % 3] ?? '';
        const given = { product, level, country, week: String(week) };
        const {
          dailyContent,
          taken: _taken,
          product: _typed,
          disclosure: _label,
          ...rest
        } = make(given, {
          language,
          seed: place * 5 + week,
        });
        for (const { hashtags, title: _title, ...day } of dailyContent) {
          expect(new Set(hashtags).size).toBe(5);
          for (const hashtag of hashtags) expect(hashtag).toMatch(/^#[\p{L}\p{N}]+$/u);
          for (const text of strings(day)) said.add(text);
        }
        for (const text of strings(rest)) said.add(text);
      }
    }
    // What buyers ask and type is theirs.
    const { doubts, searched } = briefOfTyped(product, language).knowledge;
    const quoted = [...doubts.map(({ ask }) => ask), ...searched];
    const ours = [...said].map((text) => quoted.reduce((left, words) => left.replaceAll(words, 'X'), text));
    const faults = ours.flatMap((text) => [
      ...faultsOf(text, language).map((fault) => `${fault}: ${text}`),
      ...(/[{}]|undefined|^\s*$/.test(text) ? [`a gap: ${text}`] : []),
    ]);
    expect(faults).toEqual([]);
  });

  it('has five hashtags a day for every tenth kind', () => {
    for (const { family, kind } of allKinds(language).filter((_, place) => place % 10 === 0)) {
      const product = briefOfKind(family, kind, language);
      const random = seededRandom(1);
      const made = generate(ANSWERS, texts, { random, choose: freshChoice(random), product });
      const wrong = made.dailyContent.filter(({ hashtags }) => new Set(hashtags).size !== 5);
      expect(wrong, `${family} ${kind}`).toEqual([]);
    }
  });

  it('has no two days alike: seven openings, scenes and calls, and five proofs', () => {
    for (const product of PRODUCTS[language]) {
      for (const seed of SEEDS) {
        const { dailyContent } = make({ product }, { language, seed });
        for (const of of [
          dailyContent.map(({ videoIdea }) => videoIdea.hook),
          dailyContent.map(({ inspiration }) => inspiration),
          dailyContent.map(({ videoIdea }) => videoIdea.cta),
          dailyContent.map(({ videoIdea }) => videoIdea.structure.join('\n')),
        ]) {
          expect(new Set(of).size).toBe(7);
        }
        const { proofs } = briefOfTyped(product, language).knowledge;
        const scenes = dailyContent.map(({ inspiration }) => inspiration.toLowerCase());
        const shown = proofs.filter(({ shot }) => scenes.some((scene) => scene.includes(shot.toLowerCase())));
        expect(shown.length).toBe(Math.min(5, proofs.length));
      }
    }
  });

  it('has hooks that can be said in five seconds, at 2.5 words a second', () => {
    for (const product of PRODUCTS[language]) {
      for (const seed of SEEDS) {
        for (const hook of hooksOf(make({ product }, { language, seed }))) {
          expect(countWords(hook), hook).toBeLessThanOrEqual(22);
        }
      }
    }
  });

  it('is built differently at every level: the days, the live and the length', () => {
    for (const place of [0, 1, 2, 3, 4, 5, 6]) {
      const ideas = LEVELS.map((level) => make({ level }, { language }).dailyContent[place]?.videoIdea);
      expect(new Set(ideas.map((idea) => idea?.structure.length)).size).toBe(LEVELS.length);
    }
    const formats = LEVELS.map((level) => make({ level }, { language }).dailyContent[0]?.videoIdea.format);
    const scripts = LEVELS.map((level) => make({ level }, { language }).liveRecommendation.script.length);
    expect(new Set(formats).size).toBe(LEVELS.length);
    expect(new Set(scripts).size).toBe(LEVELS.length);
  });

  it('says in the live script that it is an ad, of their own shop without a commission, and asks', () => {
    for (const level of LEVELS) {
      for (const seed of SEEDS) {
        const { script } = make({ level }, { language, seed }).liveRecommendation;
        expect(script[0]).toMatch(/c’est une pub|this is an ad/i);
        expect(script.join('\n')).toContain('?');
        const own = make({ level }, { language, seed, isOwnShop: true }).liveRecommendation.script;
        expect(own[0]).toMatch(/c’est une pub|this is an ad/i);
        expect(own.join('\n')).not.toContain('commission');
      }
    }
  });

  it('gives the ad label of the country', () => {
    for (const country of COUNTRIES) {
      expect(make({ country }, { language }).disclosure).toBe(texts.disclosure[country]);
    }
    expect(make({ country: 'Narnia' }, { language }).disclosure).toBe(texts.disclosure.other);
  });

  it('repeats no opening and no scene over three results', () => {
    let used: string[] = [];
    const weeks = [1, 1, 1].map((seed) => {
      const made = make({ product: PRODUCTS[language][0] ?? '' }, { language, seed, used });
      used = [...used, ...made.taken];
      return made;
    });
    for (const place of [1, 2, 3, 4, 5, 6]) {
      expect(new Set(weeks.map((week) => hooksOf(week)[place])).size).toBe(3);
      expect(new Set(weeks.map(({ dailyContent }) => dailyContent[place]?.inspiration)).size).toBe(3);
    }
  });

  it("'Semaine suivante' has the theme that this week announced, whatever is picked", () => {
    for (const product of PRODUCTS[language]) {
      for (const week of [1, 2, 3, 4, 5, 8]) {
        const next = make({ product, week: String(week + 1) }, { language, seed: 7 }).weekTheme;
        const { nextWeekPreview } = make({ product, week: String(week) }, { language, seed: 2 });
        expect(nextWeekPreview).toBe(`${next.title}. ${next.focus}`);
      }
    }
  });

  it('suggests only niches and countries that are understood', () => {
    const { niche, country } = CATALOGUES[language].labels.questions;
    for (const [id, name] of Object.entries(niche.suggestions)) expect(textNicheOf(name)).toBe(id);
    expect(Object.values(country.suggestions).map(matchCountry)).toEqual([...COUNTRIES]);
  });

  it('is the same for the same seed and different for another', () => {
    expect(make({}, { language })).toEqual(make({}, { language }));
    expect(new Set(SEEDS.map((seed) => JSON.stringify(make({}, { language, seed })))).size).toBe(SEEDS.length);
  });
});

it('starts at week 1 when no number is kept', () => {
  for (const week of ['', '0', '-1', '1.5', 'x', '99999999']) expect(make({ week }).week).toBe(1);
  expect(make({ week: '12' }).week).toBe(12);
});

it('of something unknown says how it looks, moves or is used in no word', () => {
  const used = {
    fr: /branche|goûte|porte-|enfile|applique|avale|recharge/iu,
    en: /\bplug|\btaste|\bwear|\bapply|\bswallow|\brecharge/iu,
  };
  for (const language of LANGUAGES) {
    for (const seed of SEEDS) {
      const made = make({ product: 'Zorblax 3000', level: 'advanced' }, { language, seed });
      expect(strings(made).join('\n')).not.toMatch(used[language]);
    }
  }
});

it('keeps the product as it was typed, in the title of each idea, too', () => {
  const typed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(typed, (product) => {
      const made = make({ product });
      return made.product === product && made.dailyContent.every(({ title }) => title.includes(product));
    }),
    { numRuns: 40 },
  );
});

describe.each([
  ['es', spanish.texts],
  ['ar', arabic.texts],
])('a language whose texts go by niche (%s)', (_, texts) => {
  const weekOf = (niche: string, level: string, week: number, seed = 3) => {
    const random = seededRandom(seed);
    const answers = { ...ANSWERS, niche, level, week: String(week) };
    return generate(answers, texts, { random, choose: freshChoice(random) });
  };

  it('has a whole week for every niche and level', () => {
    for (const niche of NICHE_LISTS.texts) {
      for (const level of LEVELS) {
        for (const week of [1, 2, 3, 4, 5]) {
          const made = weekOf(niche, level, week);
          expect(strings(made).filter((text) => /\{\{|undefined|^\s*$/.test(text))).toEqual([]);
          for (const { hashtags } of made.dailyContent) expect(new Set(hashtags).size).toBe(5);
        }
      }
    }
  });

  it('repeats no opening for three weeks of the same seed', () => {
    for (const niche of NICHE_LISTS.texts) {
      const hooks = [1, 2, 3].flatMap((week) => hooksOf(weekOf(niche, 'beginner', week)).filter((_, day) => day !== 3));
      expect(new Set(hooks).size).toBe(18);
    }
  });
});
