// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleFacts } from '../../../../tests/fixtures/exampleFacts';
import { supportDialogs } from '../../../../tests/support/supportDialogs';
import { analysisReport, MOST_VIDEO_BYTES, VIDEO_QUESTIONS, type VideoFacts } from '../../../contracts/videoAnalysis';
import videoAdvice from '../../../domain/videoAdvice/locales/fr.json';
import { startI18n } from '../../../i18n/i18n';
import shell from '../../../i18n/locales/fr/shell.labels.json';
import shared from '../../../i18n/locales/fr/tool.labels.json';
import { forgetAnswers } from '../../../platform/api';
import { dropSharedFile, findSharedFiles, keepChosenFile } from '../../../platform/sharedFileStore';
import { measureVideo } from '../../../platform/videoFile/measureVideo';
import { makeSmallVersion } from '../../../platform/videoFile/smallVersion';
import { VideoFileError } from '../../../platform/videoFile/videoFileError';
import { closeMessages, openMessages } from '../../../state/slices/conversationMessages';
import { conversationsStore, openConversation } from '../../../state/slices/conversationsStore';
import { measuredVideosStore } from '../../../state/slices/measuredVideosStore';
import { settingsStore } from '../../../state/slices/settingsStore';
import coach from '../locales/fr.json';
import VideoDialog from './AnalysisDialog';
import texts from './locales/fr.json';

vi.mock('../../../platform/videoFile/measureVideo');
vi.mock('../../../platform/videoFile/smallVersion');
vi.mock('../../../platform/sharedFileStore');

const FACTS = exampleFacts();
const video = (name = 'take.mp4', type = 'video/mp4') => new File(['abc'], name, { type });

let address = '';
function Address() {
  address = useLocation().search;
  return null;
}

const show = (query = '?video=1') =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[`/${query}`]}>
        <Address />
        <VideoDialog conversationId={conversationsStore.getState().openId} opening={[]} />
      </MemoryRouter>,
    );
  });

const settle = () => act(() => vi.dynamicImportSettled());
const picker = () => screen.getByLabelText<HTMLInputElement>(texts.idle.choose);
const choose = async (file: File) => {
  await act(async () => fireEvent.change(picker(), { target: { files: [file] } }));
  await settle();
};
const click = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await settle();
};
const isThere = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));

/** The messages of the conversation that the analysis opened; moves on to the result if a question is still open. */
async function kept() {
  if (screen.queryByRole('button', { name: texts.analyzing.showResult })) await click(texts.analyzing.showResult);
  await vi.waitFor(() => expect(address).toBe(''));
  const { openId } = conversationsStore.getState();
  if (!openId) throw new Error('No conversation is open');
  const store = openMessages(openId);
  await store.hydrate();
  const { messages } = store.getState();
  await closeMessages(openId);
  return messages;
}

/** A server with a model that judges videos; `fetch` answers its configuration. */
const withModel = () =>
  vi.stubGlobal('fetch', async () =>
    Response.json({
      coach: 'model',
      voice: false,
      translation: false,
      video: 'model',
      provider: 'model.example',
      operator: {},
    }),
  );

beforeAll(async () => {
  supportDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const catalogues: Readonly<Record<string, object>> = { shell, video: texts, videoAdvice, coach, tool: shared };
  await startI18n('fr', (_, namespace) => Promise.resolve(catalogues[namespace] ?? {}), ['shell', 'video', 'tool']);
});

beforeEach(() => {
  vi.resetAllMocks();
  forgetAnswers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async () =>
    Response.json({ coach: 'built-in', voice: false, translation: false, video: 'measured', operator: {} }),
  );
  vi.mocked(measureVideo).mockResolvedValue({ facts: FACTS, thumbnails: [] });
  vi.mocked(findSharedFiles).mockResolvedValue([]);
  vi.mocked(dropSharedFile).mockResolvedValue();
  vi.mocked(keepChosenFile).mockResolvedValue();
  openConversation(undefined);
  settingsStore.setState({ videoOnDevice: false });
});
afterEach(cleanup);

describe('choosing a file', () => {
  it('says what happens with it, and which formats there are', async () => {
    await show();
    await isThere(texts.idle.staysHere);
    await isThere(texts.idle.formats);
    expect(texts.idle.formats).toMatch(/MP4, MOV, AVI, WebM.*50\sMo/);
  });

  it.each([
    ['neither video nor image', new File(['abc'], 'a.pdf', { type: 'application/pdf' }), 'type'],
    ['empty', new File([], 'a.mp4', { type: 'video/mp4' }), 'empty'],
  ] as const)('refuses one that is %s', async (_, file, problem) => {
    await show();
    await choose(file);
    expect(screen.getByRole('alert').textContent).toBe(texts.problems[problem]);
    expect(measureVideo).not.toHaveBeenCalled();
  });

  it('takes 52,428,800 bytes, and refuses one more', async () => {
    vi.mocked(measureVideo).mockReturnValue(new Promise(() => undefined));
    const ofSize = (size: number) => Object.defineProperty(video(), 'size', { value: size });
    await show();
    await choose(ofSize(MOST_VIDEO_BYTES + 1));
    expect(screen.getByRole('alert').textContent).toBe('Le fichier est trop volumineux. Maximum 50MB.');
    await choose(ofSize(MOST_VIDEO_BYTES));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(measureVideo).toHaveBeenCalledOnce();
  });

  it('says in the specified words what is no video, and that an analysis failed', () => {
    expect(texts.problems.type).toBe('Veuillez sélectionner un fichier vidéo ou image');
    expect(texts.problems.failed.replace('’', "'")).toBe("Erreur lors de l'analyse. Veuillez réessayer.");
  });

  it.each(['document', 'unreadable', 'unreadableImage', 'tooLong', 'tooLarge', 'stalled'] as const)(
    'a file that is %s is told as such',
    async (problem) => {
      vi.mocked(measureVideo).mockRejectedValue(new VideoFileError(problem));
      await show();
      await choose(video());
      await isThere(texts.problems[problem]);
    },
  );

  it('any other error is the specified one', async () => {
    vi.mocked(measureVideo).mockRejectedValue(new Error('no decoder'));
    await show();
    await choose(video());
    await isThere(texts.problems.failed);
  });

  it('takes one that is pasted or dropped', async () => {
    await show();
    fireEvent.paste(document, { clipboardData: { files: [video('pasted.mp4')] } });
    await settle();
    expect((await kept())[0]?.content).toContain('pasted.mp4');
    cleanup();
    await show();
    fireEvent.drop(document.body, { dataTransfer: { files: [video('dropped.mp4')] } });
    await settle();
    expect((await kept()).at(-2)?.content).toContain('dropped.mp4');
  });
});

describe('a file chosen here, lest a share or a reload lose it,', () => {
  const waits = () => vi.mocked(keepChosenFile).mock.calls.map(([{ file }]) => file.name);
  const dropped = () => vi.mocked(dropSharedFile).mock.calls.map(([{ file }]) => file.name);

  it('waits in storage until its analysis is kept', async () => {
    await show();
    await choose(video());
    expect([waits(), dropped()]).toEqual([['take.mp4'], []]);
    await kept();
    expect(dropped()).toEqual(['take.mp4']);
  });

  it.each([
    ['its analysis is cancelled', texts.analyzing.cancel],
    ['the dialog is closed', shell.close],
  ])('waits no more when %s', async (_, button) => {
    vi.mocked(measureVideo).mockReturnValue(new Promise(() => undefined));
    await show();
    await choose(video());
    expect(dropped()).toEqual([]);
    await click(button);
    expect(dropped()).toEqual(['take.mp4']);
  });

  it('waits no more when another takes its place', async () => {
    vi.mocked(measureVideo).mockRejectedValueOnce(new Error('no memory'));
    await show();
    await choose(video());
    expect([waits(), dropped()]).toEqual([['take.mp4'], []]);
    await choose(video('next.mp4'));
    expect([waits(), dropped()]).toEqual([['take.mp4', 'next.mp4'], ['take.mp4']]);
  });

  it('is not kept where it is refused', async () => {
    await show();
    await choose(new File(['abc'], 'a.pdf', { type: 'application/pdf' }));
    expect(waits()).toEqual([]);
  });
});

describe('a file shared to the app', () => {
  const shared = (name: string, sharedAt = 0) => ({ file: video(name), sharedAt });
  const first = shared('first.mp4');
  const second = shared('second.mp4', 1);

  it('starts at once, and waits in storage until its analysis is kept', async () => {
    vi.mocked(findSharedFiles).mockResolvedValue([first]);
    await show('?video=shared');
    await settle();
    await isThere(texts.analyzing.showResult);
    expect(dropSharedFile).not.toHaveBeenCalled();
    expect((await kept())[0]?.content).toContain('first.mp4');
    expect(vi.mocked(dropSharedFile).mock.calls).toEqual([[first]]);
  });

  it.each([
    ['the new one', /second\.mp4/, second],
    ['the first', /first\.mp4/, first],
  ])('while another waits asks which comes first; %s is analyzed, the other stays', async (_, name, chosen) => {
    vi.mocked(findSharedFiles).mockResolvedValue([first, second]);
    await show('?video=shared');
    await isThere(texts.waiting.question);
    expect(measureVideo).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByText(name)));
    await settle();
    expect((await kept())[0]?.content).toMatch(name);
    expect(vi.mocked(dropSharedFile).mock.calls).toEqual([[chosen]]);
  });

  it('that was not chosen is offered when the dialog is opened again, and can be removed', async () => {
    vi.mocked(findSharedFiles).mockResolvedValue([first]);
    await show();
    await isThere(texts.waiting.title);
    expect(picker()).toBeTruthy();
    await click('Enlever first.mp4');
    expect(document.body.textContent).not.toContain('first.mp4');
    expect(vi.mocked(dropSharedFile).mock.calls).toEqual([[first]]);
  });

  it('that cannot be read waits no more; one whose analysis failed does', async () => {
    vi.mocked(findSharedFiles).mockResolvedValue([first]);
    vi.mocked(measureVideo).mockRejectedValue(new VideoFileError('unreadable'));
    await show('?video=shared');
    await isThere(texts.problems.unreadable);
    expect(vi.mocked(dropSharedFile).mock.calls).toEqual([[first]]);
    cleanup();
    vi.mocked(measureVideo).mockRejectedValue(new Error('no memory'));
    await show('?video=shared');
    await isThere(texts.problems.failed);
    expect(dropSharedFile).toHaveBeenCalledOnce();
    await isThere('first.mp4');
  });

  it('that is gone is told, and another can be chosen', async () => {
    vi.mocked(findSharedFiles).mockResolvedValue([]);
    await show('?video=shared');
    await isThere(texts.problems.gone);
    expect(picker()).toBeTruthy();
  });

  it.each([
    ['too-large', 'size'],
    ['wrong-type', 'type'],
    ['empty', 'empty'],
    ['not-kept', 'notKept'],
  ] as const)('that was refused on the way says why: %s', async (outcome, problem) => {
    await show(`?video=${outcome}`);
    await isThere(texts.problems[problem]);
    expect(measureVideo).not.toHaveBeenCalled();
  });
});

describe('measured on the device', () => {
  it('the dialog closes; the analysis and the word on it, with three suggestions, begin a conversation', async () => {
    await show();
    await choose(video());
    const [message, word, ...others] = await kept();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ type: 'video_analysis', videoAnalysis: { fileName: 'take.mp4', facts: FACTS } });
    expect(analysisReport.safeParse(message?.videoAnalysis).success).toBe(true);
    expect(word?.type).toBe('ai');
    expect(word?.suggestions).toHaveLength(3);
    expect(word?.suggestions?.[2]).toBe('Analyser ma vidéo');
    expect(word?.content).toMatch(/take\.mp4/);
    expect(measuredVideosStore.getState().items[0]).toMatchObject({ fileName: 'take.mp4', facts: FACTS });
  });

  it('shows how far it is, and cancelling stops it', async () => {
    let signal: AbortSignal | undefined;
    vi.mocked(measureVideo).mockImplementation((_, options) => {
      signal = options.signal;
      options.onProgress(0.42);
      return new Promise(() => undefined);
    });
    await show();
    await choose(video());
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
    await click(texts.analyzing.cancel);
    expect(signal?.aborted).toBe(true);
    expect(picker()).toBeTruthy();
  });

  it('the first question stays, too, when the measuring ends at once; passed over, the result comes', async () => {
    await show();
    await choose(video());
    await isThere(texts.analyzing.measured);
    await isThere(texts.questions.product_visibility);
    for (const question of VIDEO_QUESTIONS) {
      await isThere(texts.questions[question]);
      await click(texts.questions.skip);
    }
    expect((await kept())[0]?.videoAnalysis).toMatchObject({ answers: {} });
  });

  it('meanwhile asks three questions; one that was begun is not taken away', async () => {
    let finish: (measured: { facts: VideoFacts; thumbnails: [] }) => void = () => undefined;
    vi.mocked(measureVideo).mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await show();
    await choose(video());
    await isThere(texts.questions.product_visibility);
    await click(texts.answers.yes);
    await isThere(texts.questions.call_to_action);
    await act(async () => finish({ facts: FACTS, thumbnails: [] }));
    await click(texts.questions.skip);
    await isThere(texts.questions.trust_building);
    await click(texts.analyzing.showResult);
    const [message] = await kept();
    expect(message?.videoAnalysis).toMatchObject({ answers: { product_visibility: 'yes' } });
  });
});

describe('where the server has a model', () => {
  const continueToChoice = async () => {
    await choose(video());
    await vi.waitFor(() => expect(screen.getByRole('button', { name: texts.analyzing.goOn })).toBeTruthy());
    await click(texts.analyzing.goOn);
  };

  beforeEach(withModel);

  it('says so before a file is chosen', async () => {
    await show();
    await isThere('model.example');
  });

  it('shows the size before and after, and sends nothing that is kept here', async () => {
    vi.mocked(makeSmallVersion).mockResolvedValue(new Blob(['a'], { type: 'video/mp4' }));
    const send = vi.fn();
    vi.stubGlobal('XMLHttpRequest', send);
    await show();
    await continueToChoice();
    await isThere(texts.choice.before);
    await isThere(texts.choice.smaller);
    await click(texts.choice.keepHere);
    expect((await kept())[0]?.videoAnalysis).not.toHaveProperty('modelProblem');
    expect(settingsStore.getState().videoOnDevice).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  it('says that the whole file would leave where it cannot be made smaller', async () => {
    vi.mocked(makeSmallVersion).mockResolvedValue(undefined);
    await show();
    await continueToChoice();
    await isThere(texts.choice.whole);
    expect(document.body.textContent).not.toContain(texts.choice.before);
  });

  it('without what makes it smaller the network is gone: nothing can be sent, the measured result says so', async () => {
    vi.mocked(makeSmallVersion).mockResolvedValue('unreached');
    const send = vi.fn();
    vi.stubGlobal('XMLHttpRequest', send);
    await show();
    await choose(video());
    await click(texts.analyzing.showResult);
    expect((await kept())[0]?.videoAnalysis).toMatchObject({ modelProblem: 'offline' });
    expect(send).not.toHaveBeenCalled();
  });

  it('kept here for good, nothing is asked any more', async () => {
    vi.mocked(makeSmallVersion).mockResolvedValue(undefined);
    await show();
    await continueToChoice();
    await click(texts.choice.keepHereAlways);
    await kept();
    expect(settingsStore.getState().videoOnDevice).toBe(true);
    cleanup();
    await show();
    await isThere(texts.idle.always);
    await choose(video());
    await kept();
    expect(makeSmallVersion).toHaveBeenCalledOnce();
  });

  it('kept here while the small version is made, that is stopped', async () => {
    let signal: AbortSignal | undefined;
    vi.mocked(makeSmallVersion).mockImplementation((_, options) => {
      signal = options.signal;
      return new Promise(() => undefined);
    });
    await show();
    await choose(video());
    await isThere(texts.analyzing.shrinking);
    await click(texts.choice.keepHere);
    expect(signal?.aborted).toBe(true);
    expect(await kept()).toHaveLength(2);
  });
});
