import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { makeResult, startAgain, toolRunOf } from '../../state/slices/toolRuns';
import { type Answers, useMade } from './ToolStage';

// @vitest-environment jsdom

const TOOL = 'titles';
const run = toolRunOf(TOOL);

afterEach(() => {
  cleanup();
  startAgain(run);
});

/** A tool's rules before and after an update of the product. */
const before = ({ product = '' }: Answers) => ({ title: `Before: ${product}`, score: 1 });
const after = ({ product = '' }: Answers) => ({ title: `After: ${product}`, score: 2 });

type Make = (answers: Answers) => object;

async function show(make: Make, language: string | undefined) {
  const shown = renderHook(() => useMade(run, useStore(run), make, language));
  await act(async () => undefined);
  shown.unmount();
  return shown.result.current;
}

async function startRun() {
  await run.hydrate();
  startAgain(run, { product: 'Lamp' });
  makeResult(run, () => 0.5);
}

describe('a result', () => {
  it('keeps the text that was shown: an update does not change what somebody has read', async () => {
    await startRun();
    expect(await show(before, 'fr')).toEqual({ title: 'Before: Lamp', score: 1 });
    expect(await show(after, 'fr')).toEqual({ title: 'Before: Lamp', score: 1 });
  });

  it('is another one when it is made again', async () => {
    await startRun();
    await show(before, 'fr');
    await act(async () => makeResult(run, () => 0.25));
    expect(await show(after, 'fr')).toEqual({ title: 'After: Lamp', score: 2 });
  });

  it('is made for a language in which it was not read yet, and each language keeps its own', async () => {
    await startRun();
    await show(before, 'fr');
    expect(await show(after, 'en')).toEqual({ title: 'After: Lamp', score: 2 });
    expect(await show(after, 'fr')).toEqual({ title: 'Before: Lamp', score: 1 });
  });

  it('is made again if the updated screen needs something it lacks', async () => {
    await startRun();
    await show(before, 'fr');
    const grown: Make = (answers) => ({ ...after(answers), tips: ['new'] });
    expect(await show(grown, 'fr')).toMatchObject({ title: 'After: Lamp', tips: ['new'] });
  });

  it('is not stored if it is translated on the way, or cannot be stored as it is', async () => {
    await startRun();
    await show(before, undefined);
    expect(run.getState().result?.made).toBeUndefined();
    await show(() => ({ at: new Date(0) }), 'fr');
    expect(run.getState().result?.made).toBeUndefined();
  });
});
