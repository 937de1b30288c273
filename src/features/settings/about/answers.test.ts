import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleProfile } from '../../../../tests/fixtures/exampleProfile';
import { profile as schema } from '../../../contracts/profile';
import { answerOf, QUESTION_FIELDS, QUESTIONS, withAnswer } from './answers';

it('an answer is changed by itself, and the profile keeps its eight fields', () => {
  for (const question of QUESTION_FIELDS) {
    const field = question === 'shopAccount' ? 'hasShopAccount' : question;
    for (const answer of QUESTIONS[question]) {
      const changed = withAnswer(exampleProfile, question, answer);
      expect({ ...changed, [field]: exampleProfile[field] }).toEqual(exampleProfile);
      expect(z.safeParse(schema, changed).success).toBe(true);
      expect(Object.keys(changed)).toHaveLength(8);
    }
  }
});

it.each([
  ['yes', true, 'yes'],
  ['no', false, undefined],
  ['process', false, undefined],
])('a shop that is %s', (answer, hasShopAccount, known) => {
  const changed = withAnswer(exampleProfile, 'shopAccount', answer);
  expect([changed.hasShopAccount, answerOf(changed, 'shopAccount')]).toEqual([hasShopAccount, known]);
});

it('an invalid answer changes nothing', () => {
  expect(withAnswer(exampleProfile, 'niche', 'cars')).toEqual(exampleProfile);
});
