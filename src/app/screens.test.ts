import { expect, it } from 'vitest';
import { exactPath } from './screens';

it.each([
  ['/terms/', '/terms'],
  ['/TERMS', '/terms'],
  ['/Content-Tracker//', '/content-tracker'],
  ['/viral-video-structure-generator/', '/viral-video-structure-generator'],
])('%s means %s', (path, exact) => {
  expect(exactPath(path)).toBe(exact);
});

it.each(['/', '/terms', '/no-such-screen/', '/NO', '/terms/of'])('%s is left as it is', (path) => {
  expect(exactPath(path)).toBe(path);
});
