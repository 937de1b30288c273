// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addresses, click, copied, heading, pass, prepareTool, region } from '../../../tests/support/showTool';
import { supportDialogs } from '../../../tests/support/supportDialogs';
import { focusOf, guideOf } from '../../domain/viralAlert/viralGuide';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { profileStore } from '../../state/slices/profileStore';
import { toolRunOf } from '../../state/slices/toolRuns';
import { videosStore } from '../../state/slices/videosStore';
import { generate } from './generate';
import french from './locales/fr.json';
import ViralAlertScreen from './Screen';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const show = prepareTool('viral-alert', ViralAlertScreen, french, {
  '/viral-video-structure': 'Structure vidéo',
  '/title-generator': 'Titres',
});
const TODAY = new Date(2026, 10, 21, 22, 30);
/** Specification: simulated delay, viral alert 1500 ms. */
const DELAY = 1500;
const TILES = ['Beauté', 'Tech', 'Fitness', 'Lifestyle'];

const profileOf = (niche: 'tech' | 'home' | 'gaming') => ({
  name: 'Sam',
  niche,
  hasShopAccount: true,
  financialGoal: '1000' as const,
  experienceLevel: 'beginner' as const,
  contentPreference: 'videos' as const,
  onboardingCompleted: true as const,
  completedAt: TODAY.toISOString(),
});
const alertOf = (niche: string, now = TODAY, step = 0) => generate({ niche, step: String(step) }, texts, { now });
const load = () => pass(DELAY);
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');
/** What the screen says, with ordinary spaces. */
const said = () => plain(document.body.textContent);
const keptIdeas = () => videosStore.getState().items.filter(({ sourceTool }) => sourceTool === 'viral-alert');

/** As on a phone, or where the sidebar stays open. */
const stubWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeAll(supportDialogs);

beforeEach(() => {
  vi.setSystemTime(TODAY);
  stubWidth(false);
  profileStore.setState({ profile: null });
  videosStore.setState({ items: [] });
});

describe('Daily virality alert', () => {
  it('when no niche is set, a niche picker (beaute, tech, fitness, lifestyle)', async () => {
    await show();
    expect(heading()).toBe(labels.pick.title);
    const offered = () => within(screen.getByRole('group')).getAllByRole('button');
    expect(offered().map(({ textContent }) => textContent?.replace(/^\P{L}+/u, ''))).toEqual(TILES);
    await click(labels.pick.more);
    expect(offered()).toHaveLength(8);
  });

  it('gaming has no alert of its own: the question is left open', async () => {
    profileStore.setState({ profile: profileOf('gaming') });
    await show();
    expect(heading()).toBe(labels.pick.title);
  });

  it('loads automatically on entry, with 1.5 s loading; shows the date and the active niche', async () => {
    profileStore.setState({ profile: profileOf('home') });
    await show();
    expect(heading()).toBe(labels.loading);
    await pass(1499);
    expect(screen.queryByRole('region')).toBeNull();
    await pass(1);
    expect(heading()).toBe(alertOf('home').viralConcept.title);
    expect(screen.getByText('Alerte du jour · 21 novembre 2026 · Maison')).toBeTruthy();
  });

  it('Sections: viral concept with a percentage, strategic tip, hook, warning, creative challenge, June 2025 context', async () => {
    await show('/?niche=tech');
    await load();
    const { viralConcept, strategicTip, hookOfTheDay, warning, creativeChallenge, june2025Context } = alertOf('tech');
    const sections = {
      [labels.concept]: [viralConcept.description, viralConcept.trendSource, `${viralConcept.viralityScore}\u202f%`],
      [labels.tip]: [strategicTip.advice, strategicTip.implementation, strategicTip.expectedImpact],
      [labels.hook]: [hookOfTheDay.main, hookOfTheDay.variant, hookOfTheDay.whyBetter],
      [labels.warning]: [warning.title, warning.description, warning.avoidBehavior],
      [labels.challenge]: [
        creativeChallenge.title,
        creativeChallenge.description,
        labels.difficulty[creativeChallenge.difficulty],
        `${creativeChallenge.estimatedTime}`,
      ],
      [labels.context]: [june2025Context, tool.notice.general],
    };
    for (const [name, expected] of Object.entries(sections)) {
      const shown = plain(region(new RegExp(`^${name}`)).textContent);
      for (const text of expected) expect(shown, name).toContain(plain(text));
    }
    expect(region(new RegExp(`^${labels.tip}`)).textContent).toContain(labels.categories[strategicTip.category]);
  });

  it('hook of the day: main and variant, each copyable and kept with its niche', async () => {
    await show('/?niche=tech');
    await load();
    const { main, variant } = alertOf('tech').hookOfTheDay;
    const card = region(labels.hook);
    await click(labels.copyHook.main, card);
    expect(copied()).toBe(main);
    await click(labels.copyHook.variant, card);
    expect(copied()).toBe(variant);
    for (const button of within(card).getAllByRole('button', { name: tool.result.keep }))
      await act(async () => fireEvent.click(button));
    expect(keptIdeas().map(({ title, hook, niche }) => ({ title, hook, niche }))).toEqual([
      { title: variant, hook: variant, niche: 'tech' },
      { title: main, hook: main, niche: 'tech' },
    ]);
  });

  it('concept and challenge go to the tracker with their texts', async () => {
    await show('/?niche=tech');
    await load();
    const { viralConcept, creativeChallenge, hookOfTheDay } = alertOf('tech');
    await click(tool.result.keep, region(labels.challenge));
    await click(tool.result.keep, region(labels.concept));
    expect(keptIdeas()).toMatchObject([
      { title: viralConcept.title, description: viralConcept.description, hook: hookOfTheDay.main, niche: 'tech' },
      { title: creativeChallenge.title, description: creativeChallenge.description, niche: 'tech' },
    ]);
  });

  it('one tap explains that the score is an editorial estimate and what it consists of', async () => {
    await show('/?niche=tech');
    await load();
    const { traits, viralityScore } = alertOf('tech').viralConcept;
    const ring = within(region(labels.concept)).getByRole('button', { name: new RegExp(tool.estimate.viral) });
    await act(async () => {
      fireEvent.click(ring);
      await vi.dynamicImportSettled();
    });
    const reason = screen.getByRole('dialog').textContent;
    for (const trait of traits) expect(reason).toContain(labels.score.traits[trait]);
    expect(reason).toContain(tool.estimate.about);
    const points = Array.from(reason?.matchAll(/\(\+(\d+)\)/g) ?? [], ([, figure]) => Number(figure));
    expect(points.reduce((sum, figure) => sum + figure, 50)).toBe(viralityScore);
  });

  it('a refresh gives another and can go back', async () => {
    await show('/?niche=tech');
    await load();
    const shown = () => region(labels.hook).textContent;
    const first = shown();
    expect(screen.queryByRole('button', { name: labels.previous })).toBeNull();
    await click(labels.newAlert);
    expect(heading()).toBe(labels.loading);
    await load();
    expect(screen.getByText(`${labels.another} · 21 novembre 2026 · Tech`)).toBeTruthy();
    expect(shown()).toContain(alertOf('tech', TODAY, 1).hookOfTheDay.main);
    await click(labels.previous);
    expect(screen.getByText('Alerte du jour · 21 novembre 2026 · Tech')).toBeTruthy();
    expect(shown()).toBe(first);
  });

  it('the alert of the day is the same all day and changes at local midnight', async () => {
    await show('/?niche=tech');
    await load();
    expect(region(labels.hook).textContent).toContain(alertOf('tech').hookOfTheDay.main);
    await pass(90 * 60_000 - DELAY - 1);
    expect(region(labels.hook).textContent).toContain(alertOf('tech').hookOfTheDay.main);
    await pass(1);
    await load();
    expect(screen.getByText('Alerte du jour · 22 novembre 2026 · Tech')).toBeTruthy();
    expect(region(labels.hook).textContent).toContain(alertOf('tech', new Date(2026, 10, 22)).hookOfTheDay.main);
  });

  it('choosing a niche regenerates it, and it stays', async () => {
    profileStore.setState({ profile: profileOf('home') });
    await show('/?niche=tech');
    await load();
    await click(labels.changeNiche);
    await click('Fitness');
    expect(heading()).toBe(labels.loading);
    await load();
    expect(screen.getByText('Alerte du jour · 21 novembre 2026 · Fitness')).toBeTruthy();
    expect(toolRunOf('viral-alert').getState().answers).toEqual({ niche: 'fitness' });
  });

  it('going back from the picker leads to the alert', async () => {
    await show('/?niche=tech');
    await load();
    await click(labels.changeNiche);
    await click(labels.pick.back);
    await load();
    expect(screen.getByText('Alerte du jour · 21 novembre 2026 · Tech')).toBeTruthy();
  });

  it('everything is copied in one text', async () => {
    await show('/?niche=tech');
    await load();
    await click(tool.result.copyAll);
    const { viralConcept, hookOfTheDay, warning, creativeChallenge } = alertOf('tech');
    for (const part of [viralConcept.title, hookOfTheDay.main, hookOfTheDay.variant, warning.title])
      expect(copied()).toContain(part);
    expect(copied()).toContain(creativeChallenge.title);
    expect(copied()).not.toMatch(/\{\{|undefined|labels\./);
  });

  it('leads on to the tools that exist, with the niche', async () => {
    await show('/?niche=tech');
    await load();
    expect(addresses().slice(2)).toEqual(['/viral-video-structure?niche=tech', '/title-generator?niche=tech']);
  });

  it('says that it knows no live trend and where to look for one, and what to disclose', async () => {
    await show('/?niche=tech');
    await load();
    expect(said()).toContain(plain(labels.live));
    expect(said()).toContain(plain(labels.honest));
  });
});

describe('What Works Right Now in Your Niche, June 2025', () => {
  const guide = guideOf('beauty', texts);

  it('is the second tab, at ?tab=guide', async () => {
    await show('/?niche=beauty');
    const tabs = screen.getByRole('navigation', { name: labels.tabs.name });
    await act(async () => fireEvent.click(within(tabs).getByRole('link', { name: labels.tabs.guide })));
    expect(heading()).toBe(labels.guide.title);
    expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe(labels.tabs.guide);
    expect(addresses()[1]).toBe('/?niche=beauty&tab=guide');
  });

  it('shows 3 viral formats, a hook/demo/CTA structure and live best practices for the niche', async () => {
    await show('/?tab=guide&niche=beauty');
    for (const format of guide.viralFormats) expect(said()).toContain(plain(format));
    for (const step of Object.values(guide.videoStructure))
      expect(region(labels.guide.structure).textContent).toContain(step);
    expect(within(region(labels.guide.live)).getAllByRole('listitem')).toHaveLength(4);
    expect(said()).toContain(plain(tool.notice.general));
  });

  it('a niche dropdown (a 2-column button grid on mobile): the nine niches', async () => {
    await show('/?tab=guide');
    expect(screen.getAllByRole('radio')).toHaveLength(9);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: labels.guide.niches.pets })));
    expect(said()).toContain(plain(guideOf('pets', texts).videoStructure.hook));
  });

  it('on a wide screen it is a dropdown', async () => {
    stubWidth(true);
    await show('/?tab=guide&niche=tech');
    const list = screen.getByRole('combobox', { name: labels.guide.niche });
    expect(within(list).getAllByRole('option')).toHaveLength(9);
    await act(async () => fireEvent.change(list, { target: { value: 'gadgets' } }));
    expect(said()).toContain(plain(guideOf('gadgets', texts).videoStructure.hook));
    expect(toolRunOf('viral-alert').getState().answers).toEqual({ guideNiche: 'gadgets' });
  });

  it('uses the profile’s niche; without one nothing is guessed', async () => {
    await show('/?tab=guide');
    expect(screen.queryByRole('region')).toBeNull();
    await act(async () => profileStore.setState({ profile: profileOf('home') }));
    expect(said()).toContain(plain(guideOf('home', texts).videoStructure.hook));
  });

  it('a weekly-updates toggle (Turn On / Enabled) is local only: it marks what this week is about', async () => {
    await show('/?tab=guide&niche=beauty');
    expect(screen.queryByText(labels.guide.week)).toBeNull();
    await click(labels.guide.turnOn);
    expect(screen.getByRole('button', { name: labels.guide.enabled, pressed: true })).toBeTruthy();
    expect(toolRunOf('viral-alert').getState().answers).toEqual({ weeklyUpdates: 'on' });
    const week47 = focusOf(guide, 47);
    const marked = screen.getAllByText(labels.guide.week).map((mark) => mark.parentElement?.parentElement?.textContent);
    expect(marked[0]).toContain(week47.format);
    expect(marked[1]).toContain(week47.practice);
    await click(labels.guide.enabled);
    expect(toolRunOf('viral-alert').getState().answers).toEqual({});
  });

  it('a format is kept in the tracker with the structure', async () => {
    await show('/?tab=guide&niche=pets');
    const [format = ''] = guideOf('pets', texts).viralFormats;
    await click(tool.result.keep, region(/1$/));
    expect(keptIdeas()).toMatchObject([{ title: format, niche: 'pets' }]);
    expect(keptIdeas()[0]?.script).toContain(guideOf('pets', texts).videoStructure.cta);
  });
});
