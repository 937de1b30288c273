// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../../tests/fixtures/exampleVideo';
import { startI18n } from '../../../i18n/i18n';
import shell from '../../../i18n/locales/en/shell.labels.json';
import tool from '../../../i18n/locales/en/tool.labels.json';
import { startAgain, toolRunOf } from '../../../state/slices/toolRuns';
import { type NewIdea, videosStore } from '../../../state/slices/videosStore';
import { ScreenNames } from '../../screenNames';
import { toastStore } from '../../toast';
import { KeepButton } from './KeepButton';

const IDEA: NewIdea = {
  title: 'Honest test · Serum',
  niche: 'beauty',
  description: 'Say who it is not for.',
  hook: 'Skip it if you are dry',
  script: 'Skip it if you are dry. It is just below.',
  sourceTool: 'video-structure',
};
const own = exampleVideo({ id: 'mine', title: 'My serum', stage: 'idea', description: 'By the window', hook: 'Old' });

const tap = () => act(async () => fireEvent.click(screen.getByRole('button')));
const videos = () => videosStore.getState().items;
const show = () =>
  act(async () =>
    render(
      <ScreenNames value={(path) => (path === '/content-tracker' ? 'Production tracker' : undefined)}>
        <KeepButton idea={IDEA} />
      </ScreenNames>,
    ),
  );

beforeAll(() =>
  startI18n('en', (_language, namespace) => Promise.resolve(namespace === 'tool' ? tool : shell), ['tool', 'shell']),
);
beforeEach(async () => {
  cleanup();
  await Promise.all([videosStore.hydrate(), toolRunOf('video-structure').hydrate()]);
  videosStore.setState({ items: [own] });
  toastStore.setState({ toasts: [] });
  startAgain(toolRunOf('video-structure'));
});

describe('an idea is saved in the tracker, once', () => {
  it('as a video of its own, if the tool was opened for none', async () => {
    await show();
    await tap();
    expect(videos()).toMatchObject([{ title: IDEA.title, script: IDEA.script, stage: 'script' }, own]);
    const [toast] = toastStore.getState().toasts;
    expect([toast?.text, ...(toast?.links ?? []).map(({ label, to }) => [label, to])]).toEqual([
      tool.result.keptNow,
      [tool.result.planIt, `/content-tracker?video=${videos()[0]?.id}`],
      [tool.result.seeIt, '/content-tracker'],
    ]);
    await tap();
    expect(videos()).toHaveLength(2);
  });

  it('in the video that the tool was opened for: its words, under the existing title; undone, it is as before', async () => {
    startAgain(toolRunOf('video-structure'), { video: 'mine' });
    await show();
    expect(screen.getByRole('button', { name: 'Put into “My serum”' })).toBeTruthy();
    await tap();
    const { hook, script, sourceTool } = IDEA;
    expect(videos()).toEqual([{ ...own, hook, script, sourceTool, stage: 'script' }]);
    expect(screen.getByRole('button', { name: tool.result.kept, pressed: true })).toBeTruthy();
    const [toast] = toastStore.getState().toasts;
    expect(toast?.text).toBe('It’s in “My serum”.');
    await act(async () => toast?.action?.run());
    expect(videos()).toEqual([own]);
  });

  it.each([
    ['is published', [{ ...own, publishedAt: '2026-11-20T10:00:00.000Z' }]],
    ['is gone', []],
  ])('as a video of its own, if that video %s', async (_, items) => {
    videosStore.setState({ items });
    startAgain(toolRunOf('video-structure'), { video: 'mine' });
    await show();
    await tap();
    expect(videos()).toEqual([expect.objectContaining({ title: IDEA.title }), ...items]);
  });
});
