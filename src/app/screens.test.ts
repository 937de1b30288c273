import { expect, it } from 'vitest';
import { exactPath, screenAt } from './screens';

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

it.each(['/settings', '/tools', '/about-you', '/products', '/terms', '/privacy'])(
  '%s is a screen besides the tools',
  (path) => {
    expect(screenAt(path)?.id).toBe(path.slice(1));
  },
);
