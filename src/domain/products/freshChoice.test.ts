import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../lib/seededRandom';
import { amongFirst, freshChoice, NOTHING_AVOIDED } from './freshChoice';

const HOOKS = ['one', 'two', 'three', 'four'];
const seeds = Array.from({ length: 30 }, (_, seed) => seed);

describe('a choice', () => {
  it('takes nothing twice in one result while something else is left', () => {
    for (const seed of seeds) {
      expect(new Set(freshChoice(seededRandom(seed)).some('hooks', HOOKS, 4)).size).toBe(4);
    }
  });

  it('takes nothing that an earlier result took while something else is left', () => {
    for (const seed of seeds) {
      const { one } = freshChoice(seededRandom(seed), { ...NOTHING_AVOIDED, used: ['hooks.0', 'hooks.1', 'hooks.3'] });
      expect(one('hooks', HOOKS)).toBe('three');
    }
  });

  it('takes what was taken longest ago when everything was', () => {
    const used = ['hooks.2', 'hooks.0', 'hooks.1', 'hooks.3', 'hooks.0'];
    for (const seed of seeds)
      expect(freshChoice(seededRandom(seed), { ...NOTHING_AVOIDED, used }).one('hooks', HOOKS)).toBe('three');
  });

  it('prefers the first ones as long as one of those was never taken', () => {
    for (const seed of seeds) {
      expect(freshChoice(seededRandom(seed)).preferring('hooks', HOOKS, amongFirst(1))).toBe('one');
      const later = freshChoice(seededRandom(seed), { ...NOTHING_AVOIDED, used: ['hooks.0'] });
      expect(later.preferring('hooks', HOOKS, amongFirst(1))).not.toBe('one');
    }
  });

  it('of several preferences heeds the first that is still fresh', () => {
    for (const seed of seeds) {
      const fresh = freshChoice(seededRandom(seed));
      const preferred = [amongFirst(1), amongFirst(2)];
      expect([fresh.preferring('hooks', HOOKS, ...preferred), fresh.preferring('hooks', HOOKS, ...preferred)]).toEqual([
        'one',
        'two',
      ]);
    }
  });

  it('takes only what fits, the oldest again if need be, and anything where nothing fits', () => {
    for (const seed of seeds) {
      const used = { ...NOTHING_AVOIDED, used: ['hooks.0'] };
      expect(freshChoice(seededRandom(seed), used).one('hooks', HOOKS, (hook) => hook === 'one')).toBe('one');
      expect(HOOKS).toContain(freshChoice(seededRandom(seed)).one('hooks', HOOKS, () => false));
    }
  });

  it('takes several different ones, even if one of them was taken before in the same result', () => {
    for (const seed of seeds) {
      const choose = freshChoice(seededRandom(seed));
      choose.one('hooks', HOOKS);
      expect(new Set(choose.some('hooks', HOOKS, HOOKS.length)).size).toBe(HOOKS.length);
    }
  });

  it('takes of several none that was struck', () => {
    const choose = freshChoice(() => 0, { used: [], struck: new Set(['one']) });
    expect(choose.some('hooks', HOOKS, HOOKS.length)).toEqual(HOOKS.filter((hook) => hook !== 'one'));
  });

  it('remembers by list and place, so that the words may change', () => {
    const choose = freshChoice(() => 0);
    choose.one('hooks', HOOKS);
    choose.one('calls', ['only']);
    expect(choose.taken).toEqual(['hooks.0', 'calls.0']);
  });

  it('never takes a struck sentence, wherever it stands, unless nothing else is left', () => {
    const proofs = [
      { hook: 'Listen.', say: 'It clicks.' },
      { hook: 'Look.', say: 'It folds.' },
    ];
    for (const seed of seeds) {
      const choose = freshChoice(seededRandom(seed), { used: [], struck: new Set(['It clicks.']) });
      expect(choose.one('proofs', proofs)).toBe(proofs[1]);
    }
    expect(freshChoice(() => 0, { used: [], struck: new Set(['Listen.', 'Look.']) }).one('proofs', proofs)).toBe(
      proofs[0],
    );
  });

  it('never takes a pattern again that became a struck sentence', () => {
    const patterns = ['{{Shows}}: that’s all.', 'No intro. {{Shows}} (really).'];
    const struck = new Set(['No intro. The lid (really).']);
    for (const seed of seeds)
      expect(freshChoice(seededRandom(seed), { used: [], struck }).one('hooks', patterns)).toBe(patterns[0]);
  });

  it('says so when there is nothing to choose from', () => {
    expect(() => freshChoice(() => 0).one('hooks', [])).toThrow('There is nothing to choose from in hooks');
  });
});
