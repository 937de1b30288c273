import { describe, expect, it } from 'vitest';
import { coachInstructions, coachTurns } from './coachPrompt';

describe('the instructions for a model', () => {
  it('carry the chosen language, the profile as data and the goal calculation of its niche', () => {
    const text = coachInstructions({ language: 'fr', profile: { name: 'L'.repeat(500), niche: 'beauty' } });
    expect(text).toContain('INTERFACE LANGUAGE: fr');
    expect(text).toContain('"niche":"beauty"');
    expect(text).toContain('€35 × 8 %');
    expect(text).not.toContain('L'.repeat(61));
  });

  it('begin the same for everybody, so that a provider can cache them', () => {
    const [one = '', other = ''] = [
      coachInstructions({ language: 'fr' }),
      coachInstructions({ language: 'en', profile: { niche: 'tech' } }),
    ];
    const shared = [...one].findIndex((letter, index) => letter !== other[index]);
    expect(shared).toBeGreaterThan(3000);
  });
});

describe('the conversation for a model', () => {
  it('begins with the user and alternates', () => {
    const history = [
      { role: 'assistant', content: 'Welcome' },
      { role: 'user', content: 'A hook?' },
      { role: 'user', content: ' ' },
      { role: 'assistant', content: 'One.' },
      { role: 'assistant', content: 'Two.' },
      { role: 'user', content: 'Again' },
    ] as const;
    expect(coachTurns(history, 'And the light?')).toEqual([
      { role: 'user', content: 'A hook?' },
      { role: 'assistant', content: 'One.\n\nTwo.' },
      { role: 'user', content: 'Again\n\nAnd the light?' },
    ]);
  });

  it('holds the last turns only', () => {
    const history = Array.from({ length: 100 }, (_, turn) => ({
      role: turn % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `turn ${turn}`,
    }));
    const messages = coachTurns(history, 'Now');
    expect(messages).toHaveLength(25);
    expect(messages[0]).toEqual({ role: 'user', content: 'turn 76' });
  });
});
