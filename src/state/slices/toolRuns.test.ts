import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { answer, toolRunOf } from './toolRuns';

it('what was answered before a start is there once the tool is opened', async () => {
  const before = toolRunOf('titles');
  answer(before, 'product', 'Lampe');
  await before.flush();
  vi.resetModules();
  const afterStart = await import('./toolRuns');
  const run = afterStart.toolRunOf('titles');
  await run.flush();
  expect(run.getState()).toMatchObject({ answers: { product: 'Lampe' }, step: 1 });
});
