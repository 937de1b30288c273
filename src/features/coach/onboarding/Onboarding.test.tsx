// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleProfile } from '../../../../tests/fixtures/exampleProfile';
import { startI18n } from '../../../i18n/i18n';
import { keepOnboarding } from '../../../state/slices/onboardingStore';
import { profileStore } from '../../../state/slices/profileStore';
import { settingsStore } from '../../../state/slices/settingsStore';
import french from '../locales/fr.json';
import { Onboarding } from './Onboarding';

const texts = french.onboarding;
const plain = (text: string | null) => text?.replace(/\s/g, ' ');
const percent = () => plain(screen.getByRole('progressbar').getAttribute('aria-valuetext'));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

let lessMotion = false;

beforeAll(async () => {
  await startI18n('fr', async (language, namespace) => {
    if (namespace === 'shell') return {};
    return language === 'fr' && namespace === 'coach' ? french : undefined;
  });
});

beforeEach(() => {
  vi.useFakeTimers();
  lessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  settingsStore.setState({ instantResults: false });
  profileStore.setState({ profile: null });
  keepOnboarding(null);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function showOnboarding() {
  const onDone = vi.fn();
  await act(async () => {
    render(<Onboarding onDone={onDone} />);
  });
  return onDone;
}

async function showFirstQuestion() {
  const onDone = await showOnboarding();
  click(texts.intro.begin);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Sam ' } });
  click(texts.name.continue);
  return onDone;
}

const CHOICES = ['Tech', 'Oui, il est ouvert', /^5\s000\s€$/, 'Je débute', 'Les deux'];

async function showSummary() {
  const onDone = await showFirstQuestion();
  for (const choice of CHOICES) {
    click(choice);
    pass(300);
  }
  return onDone;
}

describe('Onboarding', () => {
  it('An intro (promising about 5 minutes).', async () => {
    await showOnboarding();
    expect(plain(document.body.textContent)).toContain('5 minutes');
  });

  it('Onboarding name must be non-blank after trimming.', async () => {
    await showOnboarding();
    click(texts.intro.begin);
    const name = screen.getByRole('textbox', { name: texts.name.title });
    const next = screen.getByRole('button', { name: texts.name.continue });
    for (const blank of ['', '   ']) {
      fireEvent.change(name, { target: { value: blank } });
      expect(next).toHaveProperty('disabled', true);
      fireEvent.submit(name);
      expect(heading()).toBe(texts.name.title);
    }
    fireEvent.change(name, { target: { value: 'Sam' } });
    expect(next).toHaveProperty('disabled', false);
  });

  it('Enter also works.', async () => {
    await showOnboarding();
    click(texts.intro.begin);
    const name = screen.getByRole('textbox');
    fireEvent.change(name, { target: { value: 'Sam' } });
    fireEvent.submit(name);
    expect(heading()).toBe(texts.questions.niche.title);
  });

  it('Choosing an option stores the answer and advances after 300 ms.', async () => {
    await showFirstQuestion();
    click('Tech');
    expect(screen.getByRole('button', { name: 'Tech', pressed: true })).toBeTruthy();
    pass(299);
    expect(heading()).toBe(texts.questions.niche.title);
    pass(1);
    expect(heading()).toBe(texts.questions.shopAccount.title);
  });

  it('Five single-choice questions with a progress bar and percentage.', async () => {
    await showFirstQuestion();
    const seen: unknown[] = [];
    for (const choice of CHOICES) {
      seen.push([percent(), screen.getByText(/^Question/).textContent]);
      click(choice);
      pass(300);
    }
    expect(seen).toEqual([
      ['20 %', 'Question 1 sur 5'],
      ['40 %', 'Question 2 sur 5'],
      ['60 %', 'Question 3 sur 5'],
      ['80 %', 'Question 4 sur 5'],
      ['100 %', 'Question 5 sur 5'],
    ]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('leads back to the question before, with its answer', async () => {
    await showFirstQuestion();
    click('Tech');
    pass(300);
    click(texts.back);
    expect(screen.getByRole('button', { name: 'Tech', pressed: true })).toBeTruthy();
    pass(1000);
    expect(heading()).toBe(texts.questions.niche.title);
  });

  it('ends where another tab has ended it', async () => {
    const onDone = await showFirstQuestion();
    expect(onDone).not.toHaveBeenCalled();
    act(() => profileStore.setState({ profile: exampleProfile }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('The earnings disclaimer stands under onboarding question 3 and wherever an amount is shown.', async () => {
    await showFirstQuestion();
    const shown: boolean[] = [];
    for (const choice of CHOICES) {
      shown.push(screen.queryByRole('note') !== null);
      click(choice);
      pass(300);
    }
    expect(shown).toEqual([false, false, true, false, false]);
    expect(screen.getByRole('note').textContent).toBe(texts.disclaimer);
  });

  it('The start button saves the profile locally, shows a preparing state, and signals completion after 1.5 s.', async () => {
    const onDone = await showSummary();
    click(texts.summary.start);
    expect(profileStore.getState().profile).toMatchObject({
      name: 'Sam',
      niche: 'tech',
      hasShopAccount: true,
      financialGoal: '5000',
      experienceLevel: 'beginner',
      contentPreference: 'both',
      onboardingCompleted: true,
    });
    expect(heading()).toBe(texts.summary.preparing);
    pass(1499);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it.each(['reduce motion', 'instant results'])("With '%s' the simulated delays are 0.", async (reason) => {
    if (reason === 'reduce motion') lessMotion = true;
    else settingsStore.setState({ instantResults: true });
    const onDone = await showFirstQuestion();
    for (const choice of CHOICES) {
      click(choice);
      pass(0);
    }
    click(texts.summary.start);
    pass(0);
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('Onboarding left half done', () => {
  it('goes on where it was left, and starts afresh once it is done', async () => {
    await showFirstQuestion();
    click('Tech');
    pass(300);
    const question = heading();
    cleanup();
    await showOnboarding();
    expect(heading()).toBe(question);
    click(texts.back);
    click(texts.backToName);
    expect(screen.getByRole('textbox')).toHaveProperty('value', ' Sam ');
    cleanup();
    keepOnboarding(null);
    await showSummary();
    click(texts.summary.start);
    cleanup();
    await showOnboarding();
    expect(heading()).toBe(texts.intro.title);
  });
});
