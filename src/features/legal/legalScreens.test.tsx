// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConfigResponse } from '../../contracts/config';
import { formatList } from '../../i18n/figures';
import { startI18n } from '../../i18n/i18n';
import { forgetAnswers } from '../../platform/api';
import english from './locales/en.json';
import PrivacyScreen from './PrivacyScreen';
import TermsScreen from './TermsScreen';

const complete: ConfigResponse = {
  coach: 'model',
  voice: true,
  translation: true,
  video: 'measured',
  provider: 'models.example',
  operator: { name: 'Sam Martin', contact: 'sam@example.com', host: 'Edge Ltd, 1 Quay St, Cork' },
};
const bare: ConfigResponse = { coach: 'built-in', voice: false, translation: false, video: 'measured', operator: {} };

const answer = (config: ConfigResponse) => vi.stubGlobal('fetch', async () => Response.json(config));
const unreachable = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
const text = () => document.body.textContent;
/** The note that something is missing; only its beginning if nothing is named. */
const missingNote = (...names: string[]) => {
  const [before, after] = english.operatorMissing.split('{{missing}}');
  return names.length > 0 ? `${before}${formatList(names)}${after}` : `${before}`;
};
const show = (Screen: typeof TermsScreen) =>
  act(async () => {
    render(
      <MemoryRouter>
        <Screen />
      </MemoryRouter>,
    );
  });

beforeAll(() => startI18n('en', (_, namespace) => Promise.resolve(namespace === 'legal' ? english : {})));

afterEach(() => {
  cleanup();
  forgetAnswers();
});

describe.each([
  ['terms', TermsScreen, english.terms],
  ['privacy', PrivacyScreen, english.privacy],
] as const)('/%s', (_, Screen, texts) => {
  it('contains every section of the text', async () => {
    answer(complete);
    await show(Screen);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
    expect(headings).toEqual(texts.sections.map(({ heading }) => heading));
    const items = texts.sections.flatMap((section) => ('list' in section && section.list) || []);
    for (const item of items) expect(text()).toContain(item);
  });

  it('Each has a back link and a return-to-home link.', async () => {
    answer(complete);
    await show(Screen);
    expect(screen.getByRole('link', { name: english.back })).toBeTruthy();
    expect(screen.getByRole('link', { name: english.home }).getAttribute('href')).toBe('/');
  });

  it("shows the operator's name and contact, and the host, from the environment", async () => {
    answer(complete);
    await show(Screen);
    expect(text()).toContain('Sam Martin');
    expect(text()).toContain('sam@example.com');
    expect(text()).toContain('Edge Ltd, 1 Quay St, Cork');
    expect(text()).not.toContain(missingNote());
  });

  const facts = ['name', 'contact', 'host'] as const;
  it.each<[string, readonly (typeof facts)[number][]]>([
    ['everything', facts],
    ['the name', ['name']],
    ['the contact', ['contact']],
    ['the host', ['host']],
  ])('says so when %s is missing', async (_, missing) => {
    const kept = Object.entries(complete.operator).filter(([fact]) => !missing.some((each) => each === fact));
    answer({ ...bare, operator: Object.fromEntries(kept) });
    await show(Screen);
    expect(text()).toContain(missingNote(...missing.map((fact) => english.missing[fact])));
  });

  it('says so when the server cannot be reached, and looks again when the network is back', async () => {
    unreachable();
    await show(Screen);
    expect(text()).toContain(english.configUnreachable);
    answer(complete);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(text()).toContain('Sam Martin');
    expect(text()).not.toContain(english.configUnreachable);
  });
});

describe('What leaves the device', () => {
  const listed = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  const { features } = english.privacy;

  it('names the provider when a model is configured', async () => {
    answer(complete);
    await show(PrivacyScreen);
    const titles = [
      features.chatModel,
      features.speechServer,
      features.videoDevice,
      features.translation,
      features.push,
    ];
    expect(listed()).toEqual(titles.map(({ title }) => title));
    expect(text()).toContain('models.example');
  });

  it('says that a video is sent only if a model sees it, after a tap, and is not kept', async () => {
    answer(bare);
    await show(PrivacyScreen);
    expect(text()).toContain(features.videoDevice.what);
    expect(text()).not.toContain(features.videoModel.title);
    cleanup();
    forgetAnswers();
    answer({ ...complete, video: 'model' });
    await show(PrivacyScreen);
    const { what, toWhom, howLong } = features.videoModel;
    for (const fact of [what, toWhom.replace('{{provider}}', 'models.example'), howLong])
      expect(text()).toContain(fact);
    expect([what, howLong]).toEqual([
      expect.stringMatching(/^Nothing until you tap the send button/),
      expect.stringMatching(/^At Jimp: not at all/),
    ]);
    expect(text()).not.toContain(features.videoDevice.title);
  });

  it('lists the built-in coach and the browser’s voice when there is none', async () => {
    answer(bare);
    await show(PrivacyScreen);
    const titles = [features.chatDevice, features.speechDevice, features.videoDevice, features.push];
    expect(listed()).toEqual(titles.map(({ title }) => title));
  });

  it('lists everything possible, and says why, when the server cannot be reached', async () => {
    unreachable();
    await show(PrivacyScreen);
    expect(text()).toContain(english.privacy.featuresUnreachable);
    expect(listed()).toHaveLength(8);
  });
});
