import { expect, it } from 'vitest';
import { tools } from '../../src/tools/registry';
import { coachInstructions } from '../../worker-api/models/coachPrompt';
import { COACH_SCREENS } from '../../worker-api/models/coachScreens';

/** The list of all tools: no answer leads there. */
const HUB = 'hub';

it('the model knows every tool by its address, and no other screen', () => {
  const paths = tools.filter(({ id }) => id !== HUB).map(({ path }) => path);
  expect(Object.keys(COACH_SCREENS).sort()).toEqual([...paths].sort());
});

it('says of each in a few words what it is for', () => {
  const instructions = coachInstructions({ language: 'en' });
  for (const [path, job] of Object.entries(COACH_SCREENS)) {
    expect(job).toMatch(/^\S.{2,38}\S$/);
    expect(instructions).toContain(`${path} ${job}`);
  }
  expect(new Set(Object.values(COACH_SCREENS)).size).toBe(Object.keys(COACH_SCREENS).length);
});
