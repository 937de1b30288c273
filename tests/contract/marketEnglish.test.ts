import { expect, it } from 'vitest';
import { inOtherEnglish } from '../../src/domain/marketEnglish';
import { written } from './writtenTexts';

const english = written.filter(({ language }) => language === 'en');
const inBritish = english.map(({ file, key, text }) => ({
  at: `${file} ${key}`,
  text,
  british: inOtherEnglish(text, 'british'),
}));

/** How the United States spell and say it; hashtags and slots are left as they are. */
const AMERICAN = new RegExp(
  `(?<![\\p{L}#_{])(?:${[
    '(?:colo|favo|neighbo|humo|odo|flavo|behavio|labo|harbo)r(?!n|ou)[a-z]*',
    '(?:cent|centimet|kilomet|millimet|lit|theat|fib)er[sd]?',
    '(?:optim|organ|recogn|real|apolog|minim|maxim|moistur|itemiz|author|personal|summar|priorit|emphas|custom|special|appet)iz(?:e|ed|es|er|ers|ing|ation|ations)',
    '(?:label|cancel|travel|model|pencil|level|marvel)(?:ed|ing|er|ers|ous)',
    '(?:anal|paral)yz(?:e|ed|ing)',
    'jewelry|gray(?:s|ish)?|pajamas?|molds?|moldy|cozy|skeptical|aluminum|catalogs?|plow|mustache',
    'diapers?|sweaters?|pants|sneakers|sidewalks?|flashlights?|parking lots?|strollers?|carts?|faucets?',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

it('where the UK sells, no text stays American', () => {
  expect(
    inBritish.flatMap(({ at, british }) => (AMERICAN.test(british) ? `${at}: ${AMERICAN.exec(british)?.[0]}` : [])),
  ).toEqual([]);
  expect(inBritish.filter(({ text, british }) => text !== british).length).toBeGreaterThan(200);
});

it('slots are as they were', () => {
  const slots = (text: string) => text.match(/\{\{[^}]*\}\}/g) ?? [];
  for (const { at, text, british } of inBritish) expect(slots(british), at).toEqual(slots(text));
});
