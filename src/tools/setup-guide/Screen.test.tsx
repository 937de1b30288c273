// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, copied, heading, prepareTool, region } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { deviceZone } from '../../platform/timeZone';
import { aboutStore, setCountry } from '../../state/slices/aboutStore';
import { toolRunOf } from '../../state/slices/toolRuns';
import { toastStore } from '../../ui/toast';
import french from './locales/fr.json';
import SetupGuideScreen from './Screen';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/timeZone', () => ({ deviceZone: vi.fn(() => 'Europe/Paris') }));

const { labels, texts } = french;
const names = {
  '/daily-recommendations': 'Produit du jour',
  '/viral-video-structure': 'Structure virale',
  '/pre-publication-checklist': 'Checklist',
  '/publishing-scheduler': 'Créneaux',
};
const showTool = prepareTool('setup-guide', SetupGuideScreen, french, names);

// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView = vi.fn();

afterEach(() => aboutStore.setState({}, true));

/** Includes no-break spaces, which a query by text does not find. */
const shown = () => document.body.textContent;

const options = () => within(screen.getByRole('group')).getAllByRole('button');
const choose = async (country: string) => {
  const option = options().find(({ textContent }) => textContent?.includes(country));
  if (!option) throw new Error(`${country} is not offered`);
  await act(async () => fireEvent.click(option));
};
const box = (step: { title: string }) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: labels.tick.replace('{{step}}', step.title) });
const tick = (step: { title: string }) => act(async () => fireEvent.click(box(step)));

describe('the set-up guide', () => {
  it("asks for the country, with the time zone's first and only as a suggestion", async () => {
    await showTool();
    expect(heading()).toBe(labels.ask.title);
    expect(options()).toHaveLength(14);
    expect(options()[0]?.textContent).toContain(`France${labels.ask.byClock}`);
    expect(toolRunOf('setup-guide').getState().answers).toEqual({});
  });

  it('suggests nothing where the time zone is of no country listed', async () => {
    vi.mocked(deviceZone).mockReturnValue('Asia/Tokyo');
    await showTool();
    expect(screen.queryByText(labels.ask.byClock)).toBeNull();
  });

  it('starts from the country that was confirmed in /about-you, and another can be chosen', async () => {
    await setCountry('IT');
    await showTool();
    expect(shown()).toContain(texts.countries.IT.status);
    await click(labels.changeCountry);
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Italie');
    await choose('Espagne');
    expect(shown()).toContain(texts.countries.ES.status);
    expect(aboutStore.getState().country).toBe('IT');
  });

  it('is the guide for any other country where the confirmed one is not listed', async () => {
    await setCountry('SN');
    await showTool();
    expect(shown()).toContain(texts.countries.other.status);
  });

  it('a country chosen here becomes the confirmed one where there was none', async () => {
    await showTool();
    await choose('Un autre pays');
    expect(aboutStore.getState()).toEqual({});
    await click(labels.changeCountry);
    await choose('Belgique');
    expect(aboutStore.getState()).toEqual({ country: 'BE' });
  });

  it('ticks are kept by country and come back with it', async () => {
    await showTool();
    await choose('France');
    await tick(texts.steps.menu);
    expect(box(texts.steps.menu).checked).toBe(true);
    await click(labels.changeCountry);
    await choose('Espagne');
    expect(box(texts.steps.menu).checked).toBe(false);
    await click(labels.changeCountry);
    await choose('France');
    expect(box(texts.steps.menu).checked).toBe(true);
  });

  it('shows the progress, and its button opens the first step that is not ticked', async () => {
    await showTool();
    await choose('France');
    await tick(texts.steps.ready);
    expect(shown()).toContain('Étapes\u00a0: 1 sur 24');
    await click(labels.next.replace('{{step}}', texts.steps.menu.title));
    const title = screen.getByRole('button', { name: texts.steps.menu.title });
    expect(title.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(title);
  });

  it('unticks all, and that can be undone', async () => {
    await showTool();
    await choose('France');
    await tick(texts.steps.ready);
    await tick(texts.steps.terms);
    await click(labels.reset);
    expect(box(texts.steps.terms).checked).toBe(false);
    expect(document.activeElement?.textContent).toBe(labels.changeCountry);
    await act(async () => toastStore.getState().toasts[0]?.action?.run());
    expect(box(texts.steps.ready).checked).toBe(true);
    expect(box(texts.steps.terms).checked).toBe(true);
  });

  it('every line that sources do not agree on says where to look it up', async () => {
    await showTool();
    await choose('Allemagne');
    const rules = region(texts.phases.rules);
    await act(async () =>
      fireEvent.click(within(rules).getByRole('button', { name: new RegExp(texts.topics.law.name) })),
    );
    const line = within(rules).getByText(/Werbung/);
    expect(within(line).getByText(labels.check)).toBeTruthy();
    expect(shown()).toContain(labels.date);
  });

  it('Switzerland: says that no source lists it, and offers nothing to set up', async () => {
    await showTool();
    await choose('Suisse');
    expect(shown()).toContain(texts.countries.CH.status);
    expect(shown()).not.toContain(texts.steps.identity.title);
    expect(shown()).toContain(texts.steps.look.title);
  });

  it('the first week leads into the tools', async () => {
    await showTool();
    await choose('France');
    for (const step of [texts.steps.day1, texts.steps.day2, texts.steps.day4, texts.steps.day5])
      await click(step.title, region(texts.phases.week));
    const paths = within(region(texts.phases.week))
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
    expect(paths).toEqual([
      '/daily-recommendations',
      '/viral-video-structure',
      '/pre-publication-checklist',
      '/publishing-scheduler',
    ]);
  });

  it('is copied whole, ticks and warnings included', async () => {
    await showTool();
    await choose('France');
    await tick(texts.steps.ready);
    await click(tool.result.copyAll);
    expect(copied()).toContain(`✅ ${texts.steps.ready.title}`);
    expect(copied()).toContain(`⬜ ${texts.steps.menu.title}`);
    expect(copied()).toContain(`(${labels.check})`);
    expect(copied()).toContain(texts.countries.FR.status);
    const { do: how, see, trouble } = texts.steps.ready;
    for (const part of [how, see, trouble]) expect(copied()).toContain(part);
  });
});
