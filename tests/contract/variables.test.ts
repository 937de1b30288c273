import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variableNames } from '../../worker-api/env';

it('.dev.vars.example documents every variable, and sets none', () => {
  const lines = readFileSync('.dev.vars.example', 'utf8').split('\n');
  const listed = lines.filter((line) => line !== '' && !line.startsWith('#'));
  expect(listed.toSorted()).toEqual(variableNames.map((name) => `${name}=`).toSorted());
});
