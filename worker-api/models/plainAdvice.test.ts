import { describe, expect, it } from 'vitest';
import { JUDGED, JUDGED_IN_FRENCH } from '../../tests/fixtures/analysis';
import { ATTACKS } from '../../tests/fixtures/attacks';
import { plainAdvice } from './plainAdvice';

/** What must not reach a creator, listed by its look and independently of how the code searches for it. */
const HARMFUL = [
  /[<>{}[\]|`\\→@]/,
  /:\/\//,
  /www\.|\.com|evil/i,
  /javascript|data:/i,
  /(^|\W)(lien|bio)(\W|$)/i,
  /password|passe|card|bitcoin|whatsapp|telegram/i,
  /(ignore|forget|oublie).*(instruction|rule|consigne)/i,
  /[\u200b\u202e]/,
];

describe('a model’s sentence as plain advice', () => {
  it.each(ATTACKS)('nothing harmful is left of %j', (attack) => {
    const plain = plainAdvice(attack) ?? '';
    expect(plain.length).toBeLessThanOrEqual(400);
    for (const pattern of HARMFUL) expect(plain).not.toMatch(pattern);
    expect(plainAdvice(`Film the mug again. ${attack}`)?.match(/[<>@]|:\/\//) ?? null).toBeNull();
  });

  it('leaves good advice as it is, in any script', () => {
    const good = [
      ...JUDGED.next_steps,
      ...JUDGED.improvement_priority,
      ...JUDGED_IN_FRENCH.next_steps,
      ...JUDGED_IN_FRENCH.improvement_priority,
      'Keep the text between 250 and 420 px; at 0:03 the price is covered (rule of thumb).',
      'Dis « c’est juste en bas » à la fin, une seule fois !',
      'Add #tiktokmademebuyit and 3 to 5 hashtags, 100 % yours.',
      '商品を顔の近くで見せてください。',
      'أظهر المنتج في الثانية الأولى.',
      'می‌توانید محصول را زودتر نشان دهید',
      'Wirf die erste Sekunde weg: sie zeigt nur den Tisch.',
    ];
    for (const sentence of good) expect(plainAdvice(sentence)).toBe(sentence);
  });

  it('loses the marks of formatted text and becomes one line', () => {
    expect(plainAdvice('**Film**  the\n mug `again`')).toBe('Film the mug again');
    expect(plainAdvice('- Cut the greeting')).toBe('Cut the greeting');
    expect(plainAdvice('1. Cut the greeting')).toBe('Cut the greeting');
    expect(plainAdvice('## Cut\tthe greeting')).toBe('Cut the greeting');
  });

  it('is cut at the contract’s length, and is dropped when nothing is left', () => {
    expect(plainAdvice('a'.repeat(400))).toHaveLength(400);
    expect(plainAdvice('a'.repeat(401))).toBe(`${'a'.repeat(399)}…`);
    for (const blank of ['', '  \n', '\u0007', '**', '``']) expect(plainAdvice(blank)).toBeUndefined();
  });
});
