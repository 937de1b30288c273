// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { click, copied, pass, prepareTool, region, wait, write } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import french from './locales/fr.json';
import VideoStructureScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels } = french;
const showTool = prepareTool('video-structure', VideoStructureScreen, french);

const field = (name: string) => screen.getByRole('textbox', { name });
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const choose = (name: RegExp) => act(async () => fireEvent.click(radio(name)));
const generateButton = () => screen.getByRole('button', { name: labels.form.generate });

async function fillIn(duration = /Courte/, trend = 'POV'): Promise<void> {
  await click(trend);
  await choose(/Mode/);
  await choose(duration);
  await write(field(labels.form.product), 'Jupe plissée');
}
async function makeOne(duration?: RegExp, trend?: string): Promise<void> {
  await showTool();
  await fillIn(duration, trend);
  await click(labels.form.generate);
  await pass(300);
  await act(() => vi.dynamicImportSettled());
  await wait();
}

const openings = () => within(region(/^1\./)).getAllByRole('button', { name: labels.openWith });
/** For each hook, whether it opens the script. */
const opened = () => openings().map((button) => button.getAttribute('aria-pressed') === 'true');

describe('Viral video structure generator', () => {
  it('Form: trend text, quick-pick trend list, niche, target duration, optional product, generate button', async () => {
    await showTool();
    for (const trend of labels.form.trends) expect(screen.getByRole('button', { name: trend })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(8 + 3);
    expect(radio(/Courte/)).toHaveProperty('checked', true);
    expect(field(labels.form.product)).toBeTruthy();
  });

  it('generate button disabled until trend and niche are set; product optional', async () => {
    await showTool();
    expect(generateButton()).toHaveProperty('disabled', true);
    await write(field(labels.form.trend), 'Danse des chaises');
    expect(generateButton()).toHaveProperty('disabled', true);
    await choose(/Cuisine/);
    expect(generateButton()).toHaveProperty('disabled', false);
  });

  it('Result in numbered blocks, with an API notice', async () => {
    await makeOne();
    expect(screen.getByText(tool.notice.trends)).toBeTruthy();
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .flatMap(({ textContent }) => /^\d/.exec(textContent ?? '') ?? []);
    expect(names).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(within(region(/^1\. Hook · 0–3/)).getAllByText(/^Hook \d/)).toHaveLength(3);
    expect(within(region(/^1\. Hook/)).getAllByText(/RECOMMANDÉ/)).toHaveLength(1);
    expect(within(region(/^3\./)).getAllByRole('listitem')).toHaveLength(3);
    expect(region(/^3\./).textContent).toContain('25-30 secondes');
    const parts = within(region(/^5\./)).getAllByRole('heading', { level: 3 });
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Sons', 'Emojis', 'Sous-titres', 'Effets']);
    expect(within(region(/^7\./)).getAllByRole('listitem')).toHaveLength(3);
  });

  it('full text script (intro, main, outro, each copyable), opened by the chosen hook', async () => {
    await makeOne(/Longue/);
    const script = region(/^6\./);
    for (const label of [labels.copyIntro, labels.copyMain, labels.copyOutro]) {
      await click(label, script);
      for (const line of copied().split('\n')) expect(script.textContent).toContain(line);
    }
    await pass(2000);
    await act(async () => fireEvent.click(openings()[2] ?? document.body));
    await click(labels.copyIntro, script);
    expect(region(/^1\./).textContent).toContain(copied().split('\n')[0]);
    const [opening = ''] = copied().split('\n');
    await click(labels.copyScript, script);
    expect(copied().startsWith(opening)).toBe(true);
  });

  it('the recommended hook opens the script until another kind is chosen, which another version keeps', async () => {
    await makeOne(/Courte/, 'ASMR');
    expect(opened()).toEqual([false, true, false]);
    await act(async () => fireEvent.click(openings()[2] ?? document.body));
    expect(opened()).toEqual([false, false, true]);
    await click(labels.otherVersion);
    await wait();
    expect(opened()).toEqual([false, false, true]);
  });

  it("'Create video' of the daily product opens the video structure with product and niche filled in", async () => {
    await showTool('/?product=Jupe%20pliss%C3%A9e&niche=mode');
    expect(field(labels.form.product)).toHaveProperty('value', 'Jupe plissée');
    expect(radio(/Mode/)).toHaveProperty('checked', true);
    expect(generateButton()).toHaveProperty('disabled', true);
    await click('Unboxing');
    expect(generateButton()).toHaveProperty('disabled', false);
  });
});
