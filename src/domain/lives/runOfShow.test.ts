import { describe, expect, it } from 'vitest';
import { runOfShow } from './runOfShow';

const base = { title: 'Live du mercredi', products: [], minutes: 60 };

describe('the run of show of a live', () => {
  it('has the steps of a kept script at their times', () => {
    const script =
      '00:00 – 00:30 · Accroche\nBonsoir !\nJe vide la boîte.\n00:30 – 01:30 · La démo\nRegarde le couvercle.';
    expect(runOfShow({ ...base, script }).parts).toEqual([
      { name: 'Accroche', minutes: { from: 0, to: 0.5 }, lines: ['Bonsoir !', 'Je vide la boîte.'] },
      { name: 'La démo', minutes: { from: 0.5, to: 1.5 }, lines: ['Regarde le couvercle.'] },
    ]);
  });

  it('has any other script as one part, without a plan', () => {
    expect(runOfShow({ ...base, script: 'Bonsoir\n\nMerci' }).parts).toEqual([
      { name: 'Live du mercredi', lines: ['Bonsoir', 'Merci'] },
    ]);
  });

  it('gives each product an equal share of the time that the script leaves', () => {
    const script = '00:00 – 10:00 · Accueil\nBonsoir';
    const { parts } = runOfShow({ ...base, script, products: ['Boîte', 'Étiqueteuse'], minutes: 60 });
    expect(parts.map(({ name, minutes }) => [name, minutes])).toEqual([
      ['Accueil', { from: 0, to: 10 }],
      ['Boîte', { from: 10, to: 35 }],
      ['Étiqueteuse', { from: 35, to: 60 }],
    ]);
  });

  it('a script longer than the live leaves the products without times; nothing at all has no parts', () => {
    const script = '00:00 – 90:00 · Accueil\nBonsoir';
    expect(runOfShow({ ...base, script, products: ['Boîte'] }).parts.at(-1)).toEqual({
      name: 'Boîte',
      lines: ['Boîte'],
    });
    expect(runOfShow({ ...base, script: undefined }).parts).toEqual([]);
  });
});
