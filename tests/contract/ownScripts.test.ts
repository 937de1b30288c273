import { describe, expect, it } from 'vitest';
import { COUNTRIES, matchCountry } from '../../src/domain/countries';
import { NICHE_PICKS } from '../../src/domain/matchNiche';
import { worded } from '../../src/domain/products/brief';
import { freshChoice } from '../../src/domain/products/freshChoice';
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
import { EXPERIENCES, OBJECTIVES } from '../../src/tools/live-plan/livePlanOptions';
import liveEnglish from '../../src/tools/live-plan/locales/en.json';
import liveFrench from '../../src/tools/live-plan/locales/fr.json';
import * as shop from '../../src/tools/shop-script/generate';
import shopEnglish from '../../src/tools/shop-script/locales/en.json';
import shopFrench from '../../src/tools/shop-script/locales/fr.json';
import { spokenParts } from '../../src/tools/shop-script/spoken';
import { briefOfTyped } from '../support/products/productsOnDisk';

type Scripts = (language: ScriptLanguage, seed: number) => CheckedScript[];

const shopTexts = { fr: shopFrench.texts, en: shopEnglish.texts };
const descriptionTexts = { fr: descriptionsFrench.texts, en: descriptionsEnglish.texts };
const generalCatalogues = { fr: generalFrench, en: generalEnglish };
const liveTexts = { fr: liveFrench.texts, en: liveEnglish.texts };

/** Of several families, and one that nothing is known of. */
const KNOWN = {
  fr: ['sérum vitamine C', 'air fryer', 'perceuse sans fil', 'legging', 'arbre à chat', 'biscuits', 'Zorblax 3000'],
  en: ['vitamin C serum', 'air fryer', 'cordless drill', 'leggings', 'cat tree', 'cookies', 'Zorblax 3000'],
};

function shopScripts(language: ScriptLanguage, seed: number): CheckedScript[] {
  return KNOWN[language].flatMap((typed) => {
    const random = seededRandom(seed);
    const product = briefOfTyped(typed, language);
    const answers = { product: typed, niche: 'home', country: pick(random, [...COUNTRIES, 'Portugal']) };
    const texts = worded(shopTexts[language], product.name);
    const script = shop.generate(answers, texts, { random, choose: freshChoice(random), product });
    return script.hooks.map((hook) => ({
      text: spokenParts(script, hook)
        .flatMap(({ lines }) => lines)
        .join('\n'),
      product: script.spokenName,
      country: matchCountry(answers.country),
      onScreen: script.disclosure.onScreen,
    }));
  });
}

function liveScripts(language: ScriptLanguage, seed: number): CheckedScript[] {
  return KNOWN[language].flatMap((typed) => {
    const random = seededRandom(seed);
    const product = briefOfTyped(typed, language);
    const { id: experience } = pick(random, EXPERIENCES);
    const { id: objective } = pick(random, OBJECTIVES);
    const answers = { product: typed, niche: 'home', experience, objective };
    const texts = worded(liveTexts[language], product.name);
    const plan = live.generate(answers, texts, { random, choose: freshChoice(random), product });
    return plan.introduction.hooks.map((hook, place) => {
      const parts = detailedScript(plan, { hook, take: plan.takes[place], demo: plan.demos?.[place] });
      return { text: parts.flatMap(({ lines }) => lines).join('\n'), product: product.name.bare };
    });
  });
}

function descriptionsOf(language: ScriptLanguage, seed: number): CheckedScript[] {
  return KNOWN[language].flatMap((typed, place) => {
    const random = seededRandom(seed);
    const product = briefOfTyped(typed, language);
    const answers = { niche: NICHE_PICKS[place] ?? '', product: typed };
    const texts = worded(descriptionTexts[language], product.name);
    const context = { now: new Date(2026, seed % 12, 15), random, choose: freshChoice(random), product };
    const { variants } = descriptions.generate(answers, texts, context);
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

/** What a product proves, and what its buyers ask, may take a word or two more than two seconds hold. */
const isLongHook = (tool: string, problem: string) =>
  ['shop-script', 'live-plan'].includes(tool) && problem === 'longOpening';

const seeds = Array.from({ length: 16 }, (_, seed) => seed);

describe('all our own generated scripts and descriptions pass the script check', () => {
  it.each(TOOLS.flatMap(([tool, scripts]) => (['fr', 'en'] as const).map((language) => ({ tool, language, scripts }))))(
    '$tool, $language',
    ({ tool, scripts, language }) => {
      const problems = new Set<string>();
      for (const script of seeds.flatMap((seed) => scripts(language, seed))) {
        const checked = checkInItsLanguage(script, language);
        expect(checked?.language, script.text).toBe(language);
        for (const finding of checked?.check.findings ?? []) {
          if (!('problem' in finding) || isLongHook(tool, finding.problem)) continue;
          const words = finding.at.map(({ start, end }) => script.text.slice(start, end));
          problems.add(`${finding.problem}: ${words.join(' | ') || script.text}`);
        }
      }
      expect([...problems]).toEqual([]);
    },
  );
});
