import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { devVars } from './workerVars.ts';

it('variables come back from the file as they were', () => {
  const vars = { AI_API_KEY: 'a b#c', AI_BASE_URL: 'http://localhost:1/v1?x="y"', OPERATOR_NAME: "L'atelier" };
  expect(parseEnv(devVars(vars))).toEqual(vars);
});

it('a value with every kind of quote is refused by its name', () => {
  expect(() => devVars({ OPERATOR_NAME: `'"\`` })).toThrow('OPERATOR_NAME');
});
