// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { exampleFacts } from '../../../../tests/fixtures/exampleFacts';
import { exampleJudgement, exampleReport } from '../../../../tests/fixtures/exampleReport';
import type { AnalysisReport } from '../../../contracts/videoAnalysis';
import englishAdvice from '../../../domain/videoAdvice/locales/en.json';
import frenchAdvice from '../../../domain/videoAdvice/locales/fr.json';
import { changeLanguage } from '../../../i18n/changeLanguage';
import { startI18n } from '../../../i18n/i18n';
import sharedArabic from '../../../i18n/locales/ar/tool.labels.json';
import arabic from '../../../i18n/locales/ar/video.labels.json';
import arabicAdvice from '../../../i18n/locales/ar/videoAdvice.texts.json';
import sharedEnglish from '../../../i18n/locales/en/tool.labels.json';
import sharedFrench from '../../../i18n/locales/fr/tool.labels.json';
import turkish from '../../../i18n/locales/tr/video.labels.json';
import { copyText } from '../../../platform/clipboard';
import {
  appendMessages,
  closeMessages,
  type MessagesStore,
  openMessages,
} from '../../../state/slices/conversationMessages';
import { startConversation } from '../../../state/slices/conversationsStore';
import { ScreenNames } from '../../../ui/screenNames';
import english from './locales/en.json';
import french from './locales/fr.json';
import VideoPanel from './VideoPanel';

vi.mock('../../../platform/clipboard');

let conversationId = '';
let address = '';
function Address() {
  address = useLocation().search;
  return null;
}

/** The panel in its conversation, as the message list shows it. */
function Conversation({ store, onShown }: { store: MessagesStore; onShown: () => void }) {
  const { messages } = useStore(store);
  return messages.map((message) => <VideoPanel key={message.id} message={message} onShown={onShown} />);
}

async function show(videoAnalysis: unknown, content = 'Analyse de ma-video.mp4') {
  conversationId = startConversation('Analyse');
  const store = openMessages(conversationId);
  await store.hydrate();
  const onShown = vi.fn();
  await appendMessages(conversationId, [
    { id: 'm1', type: 'video_analysis', content, timestamp: '2026-11-21T10:00:00.000Z', videoAnalysis },
  ]);
  await act(async () => {
    render(
      <MemoryRouter>
        <ScreenNames value={(path) => (path === '/pre-publication-checklist' ? 'Checklist' : undefined)}>
          <Address />
          <Conversation store={store} onShown={onShown} />
        </ScreenNames>
      </MemoryRouter>,
    );
  });
  return onShown;
}

const plain = (text: string) => text.replace(/\s+/g, ' ');
const shown = () => plain(document.body.textContent ?? '');
/** A section's or list's row with what it opens. */
const opened = (name: string): HTMLElement => {
  const details = screen.getAllByText(plain(name)).map((line) => line.closest('details'));
  const [found] = details.filter((one) => one !== null);
  if (!found) throw new Error(`Nothing opens at ${name}`);
  return found;
};
const textOf = (element: HTMLElement) => plain(element.textContent ?? '');

const catalogues: Readonly<Record<string, object>> = {
  'fr/video': french,
  'fr/videoAdvice': frenchAdvice,
  'fr/tool': sharedFrench,
  'en/video': english,
  'en/videoAdvice': englishAdvice,
  'en/tool': sharedEnglish,
  'ar/video': arabic,
  'ar/videoAdvice': arabicAdvice,
  'ar/tool': sharedArabic,
  'tr/video': turkish,
};

beforeAll(async () => {
  await startI18n('fr', (language, namespace) => Promise.resolve(catalogues[`${language}/${namespace}`] ?? {}), [
    'shell',
    'video',
    'tool',
  ]);
});
beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(copyText).mockResolvedValue(true);
});
afterEach(async () => {
  cleanup();
  await closeMessages(conversationId);
  await changeLanguage('fr');
});

describe('the panel', () => {
  it('shows the overall score, the four sections, what comes first and the next steps', async () => {
    const onShown = await show(exampleReport);
    expect(onShown).toHaveBeenCalledOnce();
    expect(shown()).toContain('1080 × 1920 · 0:20 · 12 Mo');
    expect(shown()).toMatch(/\d+ sur 100\s*Score global/);
    for (const name of Object.values(french.sections)) expect(opened(name)).toBeTruthy();
    expect(shown()).toContain(french.result.first);
    expect(opened(french.result.nextSteps).querySelectorAll('li').length).toBe(3);
  });

  it('what nothing measured reads as such, and there is no score of it', async () => {
    await show(exampleReport);
    const conversion = opened(french.sections.conversion_optimization);
    expect(textOf(conversion)).toContain('non mesuré');
    expect(textOf(conversion)).not.toMatch(/\d sur 100/);
  });

  it('opens each score to its evidence: value with unit, target, source, moment, picture', async () => {
    await show(exampleReport);
    const technical = opened(french.sections.technical_aspects);
    const row = within(technical).getByText(french.measures.brightness.name).closest('li');
    if (!row) throw new Error('There is no row for the brightness');
    expect(textOf(row)).toContain('24 % · à 0:07');
    expect(textOf(row)).toContain('Cible : de 30 % à 70 % (repère).');
    expect(within(row).getByRole('img').getAttribute('alt')).toBe('L’image à 0:07');
    const peaks = within(technical).getByText(french.measures.truePeak.name).closest('li');
    expect(textOf(peaks ?? row)).toContain('−0,4 dBTP');
    expect(textOf(peaks ?? row)).toContain('norme EBU R 128');
    expect(textOf(technical)).toContain(french.result.weakest);
  });

  it('shows the length, which is not scored, as information', async () => {
    await show(exampleReport);
    const structure = opened(french.sections.content_structure);
    expect(textOf(structure)).toContain(french.result.unscored);
    expect(textOf(structure)).toContain('20,4 s');
  });

  it('a question answered here changes the result, and the answer is kept', async () => {
    await show(exampleReport);
    const questions = opened('Questions sans réponse\u00a0: 3');
    const [visible] = within(questions).getAllByRole('radio', { name: french.answers.yes });
    if (!visible) throw new Error('There is no answer');
    await act(async () => fireEvent.click(visible));
    await vi.waitFor(() => expect(textOf(opened(french.sections.conversion_optimization))).toContain('100 sur 100'));
    const { messages } = openMessages(conversationId).getState();
    expect(messages[0]?.videoAnalysis).toMatchObject({
      answers: { product_visibility: 'yes' },
      fileName: 'ma-video.mp4',
    });
    expect(opened('Questions sans réponse\u00a0: 2')).toBeTruthy();
  });

  it('says who judged, and of which field', async () => {
    await show(exampleReport);
    expect(shown()).toContain(plain(french.result.byDevice));
    cleanup();
    await show({ ...exampleReport, judged: exampleJudgement } satisfies AnalysisReport);
    expect(shown()).toContain(plain(french.result.byModel));
    expect(textOf(opened(french.sections.conversion_optimization))).toContain(plain(french.result.judgedField));
    expect(textOf(opened(french.sections.technical_aspects))).not.toContain(plain(french.result.judgedField));
  });

  it.each(['offline', 'failed', 'unreadable', 'tooMany'] as const)(
    'says why a model did not judge: %s',
    async (problem) => {
      await show({ ...exampleReport, modelProblem: problem } satisfies AnalysisReport);
      expect(screen.getByText(plain(french.modelProblems[problem]))).toBeTruthy();
      expect(shown()).toContain(plain(french.result.byDevice));
    },
  );

  it('without enough that is measured says that there is no overall score', async () => {
    const facts = exampleFacts({ picture: null, sound: null, width: null, height: null, frameRate: null });
    await show({ ...exampleReport, facts, thumbnails: [] } satisfies AnalysisReport);
    expect(shown()).toContain(plain(french.result.noScore));
  });

  it('leads to another analysis and to the checklist, and can be copied', async () => {
    await show(exampleReport);
    expect(screen.getByRole('link', { name: 'Checklist' }).getAttribute('href')).toBe('/pre-publication-checklist');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: sharedFrench.result.copy })));
    const [text = ''] = vi.mocked(copyText).mock.lastCall ?? [];
    expect(text).toMatch(/^Analyse de ma-video\.mp4\nScore global\s: \d+ sur 100\n/);
    for (const name of Object.values(french.sections)) expect(text).toContain(name);
    fireEvent.click(screen.getByRole('button', { name: french.result.another }));
    expect(address).toBe('?video=1');
  });

  it('in Arabic all of it is Arabic, the values in the advice too', async () => {
    await changeLanguage('ar');
    await show(exampleReport);
    expect(shown()).toContain(arabic.result.overall);
    const [advice] = opened(arabic.result.nextSteps).querySelectorAll('li');
    expect(advice?.querySelector('bdi')?.lang).toBe('');
    expect(advice?.textContent).toMatch(/\p{Script=Arabic}/u);
    expect(shown()).not.toMatch(/ or (?:more|less)| fps/);
  });

  it('in a language that nobody has written the advice in, it is English and marked as such', async () => {
    await changeLanguage('tr');
    await show(exampleReport);
    expect(shown()).toContain(turkish.result.overall);
    const [advice] = opened(turkish.result.nextSteps).querySelectorAll('li');
    expect(advice?.querySelector('bdi')?.lang).toBe('en');
  });
});

describe('an analysis that cannot be read', () => {
  it.each([undefined, null, 7, { overall_score: 72 }, { ...exampleReport, facts: { kind: 'video' } }])(
    'says so, and keeps what was said of it: %j',
    async (videoAnalysis) => {
      await show(videoAnalysis, 'Analyse : 72 sur 100');
      expect(shown()).toContain(plain(french.unreadable));
      expect(shown()).toContain('72 sur 100');
    },
  );
});
