import { expect, it } from 'vitest';
import { capital } from './capital';

it.each([
  ['la mousse', 'La mousse'],
  ['« étanche »', '« Étanche »'],
  ['8mm', '8mm'],
  ['3 en 1', '3 en 1'],
  ['', ''],
])('%s → %s', (text, expected) => expect(capital(text)).toBe(expected));
