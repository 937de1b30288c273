import { expect, it } from 'vitest';
import { kindsNamed } from './kindsNamed';
import type { NameList } from './productBook';

const list: NameList = {
  lights: {
    handling: 'lit',
    niche: 'home',
    rules: [],
    names: 'm luminaire',
    kinds: { lamp: 'f lampe|m lampadaire||tiffany', bulb: 'f ampoule de lampe', lava: 'f lampe à lave' },
  },
};
const named = (query: string, most = 10) => kindsNamed(list, query, most).map(({ name }) => name);

it('finds names that contain what is typed: those that begin with it first, shorter before longer', () => {
  expect(named('lamp')).toEqual(['lampe', 'lampe à lave', 'ampoule de lampe']);
  expect(named('lampa')).toEqual(['lampadaire']);
  expect(named('lamp', 1)).toEqual(['lampe']);
});

it('finds families too, whatever the case and the accents', () => {
  expect(kindsNamed(list, 'LUMIN', 3)).toEqual([{ family: 'lights', name: 'luminaire' }]);
  expect(named('a lavé')).toEqual(['lampe à lave']);
});

it('finds nothing for nothing, and no wording that is only recognised', () => {
  expect(named(' ')).toEqual([]);
  expect(named('tiffany')).toEqual([]);
});
