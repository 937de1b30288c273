import { describe, expect, it, vi } from 'vitest';
import { pickSome } from '../../lib/pick';
import { plainCopy } from '../../lib/plainCopy';
import { seededRandom } from '../../lib/seededRandom';
import { translatedView } from './translatedView';

const texts = { title: 'Title', lists: { hooks: ['One', 'Two', 'Three'] }, byNiche: { tech: { tip: 'Tip' } } };
const shout = (text: string) => text.toUpperCase();

describe('a translated view of texts', () => {
  it('reads as the tree does, each text translated', () => {
    expect(plainCopy(translatedView(texts, shout))).toEqual({
      title: 'TITLE',
      lists: { hooks: ['ONE', 'TWO', 'THREE'] },
      byNiche: { tech: { tip: 'TIP' } },
    });
    expect(texts.title).toBe('Title');
  });

  it('asks only for what is read', () => {
    const translate = vi.fn(shout);
    const view = translatedView(texts, translate);
    expect(view.lists.hooks[1]).toBe('TWO');
    expect(view.lists.hooks.length).toBe(3);
    expect(Object.keys(view.byNiche)).toEqual(['tech']);
    expect(translate.mock.calls).toEqual([['Two']]);
  });

  it('can be used as lists are', () => {
    const { hooks } = translatedView(texts, shout).lists;
    expect(Array.isArray(hooks)).toBe(true);
    expect(hooks.map((hook) => hook.length)).toEqual([3, 3, 5]);
    expect([...hooks].reverse()).toEqual(['THREE', 'TWO', 'ONE']);
    expect(pickSome(seededRandom(1), hooks, 2)).toHaveLength(2);
  });

  it('has the same parts every time', () => {
    const view = translatedView(texts, shout);
    expect(view.lists.hooks).toBe(view.lists.hooks);
  });

  it('can be kept once it is copied', () => {
    const copy = plainCopy({ hooks: translatedView(texts, shout).lists.hooks, at: new Date(0) });
    expect(structuredClone(copy)).toEqual({ hooks: ['ONE', 'TWO', 'THREE'], at: new Date(0) });
  });
});
