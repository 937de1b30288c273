import { describe, expect, it } from 'vitest';
import { COUNTRIES, matchCountry } from '../../src/domain/countries';
import { NICHE_PICKS } from '../../src/domain/matchNiche';
import { NICHE_LISTS } from '../../src/domain/niches';
import { type CheckedScript, checkInItsLanguage } from '../../src/domain/scriptCheck/checkedScript';
import type { ScriptLanguage } from '../../src/domain/scriptCheck/phrases';
import { pick } from '../../src/lib/pick';
import { seededRandom } from '../../src/lib/seededRandom';
import * as descriptions from '../../src/tools/descriptions/generate';
import descriptionsEnglish from '../../src/tools/descriptions/locales/en.json';
import descriptionsFrench from '../../src/tools/descriptions/locales/fr.json';
import * as general from '../../src/tools/live-by-niche/generate';
import generalEnglish from '../../src/tools/live-by-niche/locales/en.json';
import generalFrench from '../../src/tools/live-by-niche/locales/fr.json';
import { detailedScript } from '../../src/tools/live-plan/detailedScript';
import * as live from '../../src/tools/live-plan/generate';
import { EXPERIENCES, NICHES, OBJECTIVES } from '../../src/tools/live-plan/livePlanOptions';
import liveEnglish from '../../src/tools/live-plan/locales/en.json';
import liveFrench from '../../src/tools/live-plan/locales/fr.json';
import * as shop from '../../src/tools/shop-script/generate';
import shopEnglish from '../../src/tools/shop-script/locales/en.json';
import shopFrench from '../../src/tools/shop-script/locales/fr.json';

type Scripts = (language: ScriptLanguage, seed: number) => CheckedScript[];

const PRODUCTS = ['Bouilloire Zyx', 'Mini imprimante thermique Bluetooth de poche'] as const;
const shopTexts = { fr: shopFrench.texts, en: shopEnglish.texts };
const descriptionTexts = { fr: descriptionsFrench.texts, en: descriptionsEnglish.texts };
const generalCatalogues = { fr: generalFrench, en: generalEnglish };
const liveTexts = { fr: liveFrench.texts, en: liveEnglish.texts };

function shopScripts(language: ScriptLanguage, seed: number): CheckedScript[] {
  const random = seededRandom(seed);
  return NICHE_LISTS.texts.flatMap((niche) => {
    const answers = { product: pick(random, PRODUCTS), niche, country: pick(random, [...COUNTRIES, 'Portugal']) };
    const script = shop.generate(answers, shopTexts[language], { random });
    return script.hooks.map((hook) => ({
      text: shop
        .spokenParts(script, hook)
        .flatMap(({ lines }) => lines)
        .join('\n'),
      product: answers.product,
      country: matchCountry(answers.country),
      onScreen: script.disclosure.onScreen,
    }));
  });
}

function liveScripts(language: ScriptLanguage, seed: number): CheckedScript[] {
  const random = seededRandom(seed);
  return [...NICHES, { id: 'other' }].flatMap(({ id: niche }) => {
    const product = pick(random, PRODUCTS);
    const { id: experience } = pick(random, EXPERIENCES);
    const { id: objective } = pick(random, OBJECTIVES);
    const plan = live.generate({ product, niche, experience, objective }, liveTexts[language], { random });
    return plan.introduction.hooks.map((hook, place) => {
      const parts = detailedScript(plan, { hook, take: plan.takes[place] });
      return { text: parts.flatMap(({ lines }) => lines).join('\n'), product };
    });
  });
}

function descriptionsOf(language: ScriptLanguage, seed: number): CheckedScript[] {
  const random = seededRandom(seed);
  return NICHE_PICKS.flatMap((niche) => {
    const answers = { niche, product: pick(random, PRODUCTS) };
    const { variants } = descriptions.generate(answers, descriptionTexts[language], { random });
    return variants.map(({ description, shownName }) => ({ text: description, product: shownName }));
  });
}

/** Without any randomness: the specification has one answer for all. */
function generalLive(language: ScriptLanguage): CheckedScript[] {
  const { texts, labels } = generalCatalogues[language];
  const { liveStructure, introScripts } = general.generate({}, texts);
  const plan = general.STEPS.flatMap((step) => liveStructure[step].say).join('\n');
  return [plan, ...introScripts.map(({ script }) => [script].flat().join('\n'))].map((text) => ({
    text,
    onScreen: labels.disclosure,
  }));
}

/** The tools whose scripts and descriptions are said or posted unchanged. */
const TOOLS: readonly [string, Scripts][] = [
  ['shop-script', shopScripts],
  ['live-plan', liveScripts],
  ['descriptions', descriptionsOf],
  ['live-by-niche', generalLive],
];

const seeds = Array.from({ length: 16 }, (_, seed) => seed);

describe('all our own generated scripts and descriptions pass the script check', () => {
  it.each(TOOLS.flatMap(([tool, scripts]) => (['fr', 'en'] as const).map((language) => ({ tool, language, scripts }))))(
    '$tool, $language',
    ({ scripts, language }) => {
      const problems = new Set<string>();
      for (const script of seeds.flatMap((seed) => scripts(language, seed))) {
        const checked = checkInItsLanguage(script, language);
        expect(checked?.language, script.text).toBe(language);
        for (const finding of checked?.check.findings ?? []) {
          if (!('problem' in finding)) continue;
          const words = finding.at.map(({ start, end }) => script.text.slice(start, end));
          problems.add(`${finding.problem}: ${words.join(' | ') || script.text}`);
        }
      }
      expect([...problems]).toEqual([]);
    },
  );
});
