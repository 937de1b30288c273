import { describe, expect, it } from 'vitest';
import type { Card, ToolResult } from './model';
import { cardText, copiedText, resultText, spokenText } from './resultText';

const card: Card = {
  id: 'script',
  rank: 'lead',
  eyebrow: 'Script',
  badge: 'RECOMMENDED',
  statement: 'Look at this lamp.',
  blocks: [
    { kind: 'text', name: 'To say', lines: ['Look at this lamp.', 'It folds.'], isSpoken: true },
    { kind: 'text', name: 'On screen', lines: ['Ad'] },
    { kind: 'list', name: 'Tips', items: ['Window light', 'No music'] },
    { kind: 'list', items: ['First', 'Then'], isNumbered: true },
    {
      kind: 'steps',
      steps: [{ when: '0–3 s', title: 'Open', blocks: [{ kind: 'text', lines: ['Now.'], isSpoken: true }] }],
    },
    { kind: 'figures', rows: [['Videos', '7']] },
    {
      kind: 'ideas',
      ideas: [{ eyebrow: 'Hook 1', badge: 'BEST', text: 'Wait for it.', more: 'Film it from above.' }],
    },
    { kind: 'hashtags', name: 'Hashtags', tags: ['#lamp', '#desk'], groupName: 'Home' },
    { kind: 'text', name: 'Code', lines: ['LIVE10'], isExample: true },
    { kind: 'moments', group: 'lamp', rows: [], note: 'Tap a bell.' },
    { kind: 'offer', label: 'Your offer', placeholder: '', note: '', offer: '' },
  ],
  tags: ['Easy'],
  score: { value: 84, label: 'Viral', why: 'Because' },
};

const result: ToolResult = {
  eyebrow: 'Home · Lamp',
  title: 'Your script',
  sections: [
    { cards: [card, { id: 'clock', widget: 'clock' }] },
    { heading: { id: 'day-1', text: 'Monday', note: '1 video' }, cards: [{ id: 'a', rank: 'detail', eyebrow: 'A' }] },
  ],
  notes: ['Editorial.'],
  buttons: [],
};

describe('the text of a card', () => {
  it('says what the card shows, in its order, without what is only for use', () => {
    expect(cardText(card).split('\n')).toEqual([
      'Script · RECOMMENDED',
      'Look at this lamp.',
      'To say',
      'Look at this lamp.',
      'It folds.',
      'On screen · Ad',
      'Tips',
      '- Window light',
      '- No music',
      '1. First',
      '2. Then',
      '0–3 s · Open',
      'Now.',
      'Videos · 7',
      'Hook 1 · BEST · Wait for it.',
      'Film it from above.',
      'Hashtags · #lamp #desk',
      'Easy',
      'Viral 84',
    ]);
  });

  it('includes each of several scores', () => {
    const scores = [
      { value: 90, label: 'Sells', why: 'Because' },
      { value: 82, label: 'Shows', why: 'Because' },
    ];
    expect(cardText({ id: 'a', rank: 'lead', eyebrow: 'A', score: scores }).split('\n')).toEqual([
      'A',
      'Sells 90',
      'Shows 82',
    ]);
  });

  it.each([
    ['statement', 'Look at this lamp.'],
    ['spoken', 'Look at this lamp.\nIt folds.\nNow.'],
    ['timed', '0–3 s · Open\nNow.'],
    ['card', cardText(card)],
  ] as const)('copies its %s', (what, text) => {
    expect(copiedText({ ...card, copy: { what } })).toBe(text);
  });
});

it('a statement said aloud is the first of the spoken lines', () => {
  const blocks = [{ kind: 'text', lines: ['It is in the cart.'], isSpoken: true }] as const;
  const hook: Card = { id: 'hook', rank: 'lead', eyebrow: 'Hook', statement: 'Wait for it.', isSpoken: true, blocks };
  expect(spokenText(hook)).toBe('Wait for it.\nIt is in the cart.');
});

it('the text of a result has its title, every card with text under its heading, and the notes', () => {
  const parts = resultText(result).split('\n\n');
  expect(parts).toEqual(['Your script\nHome · Lamp', cardText(card), 'Monday · 1 video', 'Editorial.']);
});
