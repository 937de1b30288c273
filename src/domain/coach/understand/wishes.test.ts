import { expect, it } from 'vitest';
import { wishesIn } from './wishes';

it.each([
  ['fr', 'pour 45 s', { seconds: 45 }],
  ['fr', 'la 2e en plus drôle', { ordinal: 2 }],
  ['fr', 'et pour les mamans ?', { audience: 'mamans' }],
  ['fr', 'avec ma cuisine', { place: 'avec ma cuisine' }],
  ['fr', 'check mon hook : « Ta vitre pleure ? »', { quoted: 'Ta vitre pleure ?' }],
  ['en', 'give me five hooks', { count: 5 }],
  ['en', 'the last one for guys', { ordinal: -1, audience: 'guys' }],
  ['en', 'make it a minute', { seconds: 60 }],
] as const)('what a message wishes of the answer’s form (%s): %s', (language, message, wishes) => {
  expect(wishesIn(message, language)).toMatchObject(wishes);
});
