// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, copied, prepareTool, region, wait } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { videosStore } from '../../state/slices/videosStore';
import french from './locales/fr.json';
import LiveScriptScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels } = french;
const showTool = prepareTool('live-script', LiveScriptScreen, french);

beforeEach(() => showTool());

const choose = async (niche: string) => {
  await click(niche);
  await wait();
};
const short = () => region(/^Version courte · /);
const long = () => region(/^Version longue · /);

describe('Live script screen', () => {
  it('short and long versions, engagement techniques, product-link timing, viral variant, trends', async () => {
    await choose('Cuisine');
    expect(within(short()).getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(5);
    expect(within(short()).getByText(tool.result.recommended)).toBeTruthy();
    expect(within(long()).queryByText(tool.result.recommended)).toBeNull();
    for (const version of Object.values(labels.versions)) {
      for (const part of [labels.engagement, labels.productLink, labels.variant, labels.trends])
        expect(region(`${part} · ${version}`).textContent).not.toBe('');
    }
    expect(region(`${labels.productLink} · Version courte`).textContent).toContain('1m30');
    expect(region(`${labels.trends} · Version longue`).textContent).toContain(tool.notice.general);
    expect(region(labels.recommendation).textContent).toContain('version courte');
  });

  it('each step with its time, its words and its tips', async () => {
    await choose('Maison');
    expect(within(short()).getByRole('heading', { name: /^01:30 – 03:00\s*La démo$/ })).toBeTruthy();
    expect(within(long()).getByRole('heading', { name: /^16:30 – 18:00\s*La sortie$/ })).toBeTruthy();
    expect(within(short()).getAllByRole('heading', { name: labels.tips })).toHaveLength(5);
  });

  it('a script is copied as it is to be said, goes to the tracker and opens in the teleprompter', async () => {
    await choose('Mode');
    await click(labels.copyScript, short());
    expect(copied().split('\n')).toContain('01:30 – 03:00 · La démo');
    for (const line of copied().split('\n').filter(Boolean))
      for (const part of line.split(' · ')) expect(short().textContent).toContain(part);
    await click(tool.result.keep, long());
    expect(videosStore.getState().items[0]).toMatchObject({ niche: 'fashion', sourceTool: 'live-script' });
    expect(screen.getAllByRole('button', { name: tool.result.liveMode })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: tool.result.check })).toHaveLength(2);
  });
});
