import { createStore } from 'zustand/vanilla';
import { ApiError } from '../../platform/api';
import { hasNoTranslator, keepNoTranslator } from '../../platform/session';
import { askTranslations, nextRequest } from './askTranslations';
import { keepTranslations, readTranslations } from './keptTranslations';

/** In ms: how long after a failure texts are not requested again. */
const PAUSE_MS = 60_000;

const NO_TRANSLATOR = 501;

interface Translations {
  /** The language that `known` is in. */
  language: string | undefined;
  /** Translations by their English text. */
  known: ReadonlyMap<string, string>;
  isRunning: boolean;
  /** The reader wants to see the English texts. */
  showsOriginals: boolean;
}

const NOTHING: Translations = { language: undefined, known: new Map(), isRunning: false, showsOriginals: false };

export const translationsStore = createStore<Translations>(() => NOTHING);

let wantedTexts = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let resumesAt = 0;

/** Loads the device's translations into this language; those into another one are forgotten. */
export async function startTranslations(language: string): Promise<void> {
  if (translationsStore.getState().language === language) return;
  wantedTexts = new Set();
  translationsStore.setState({ ...NOTHING, language, isRunning: true });
  addEventListener('online', askSoon);
  const storedTexts = await readTranslations(language).catch((error: unknown) => {
    console.warn('The kept translations cannot be read', error);
    return {};
  });
  if (translationsStore.getState().language !== language) return;
  translationsStore.setState({ known: new Map(Object.entries(storedTexts)), isRunning: false });
  if (wantedTexts.size > 0) askSoon();
}

/** The text in the reader's language; English until the translation has come. Call it every time the text is shown. */
export function translated(text: string): string {
  const { known, showsOriginals } = translationsStore.getState();
  const translation = known.get(text);
  if (translation === undefined) {
    wantedTexts.add(text);
    askSoon();
  }
  return showsOriginals ? text : (translation ?? text);
}

/** Whether a translation can be requested now. */
export function canTranslate(): boolean {
  return navigator.onLine && !hasNoTranslator();
}

export function showOriginals(showsOriginals: boolean): void {
  translationsStore.setState({ showsOriginals });
}

/** Everything that one screen reads is sent together. */
function askSoon(): void {
  const { isRunning } = translationsStore.getState();
  if (timer !== undefined || isRunning || !canTranslate()) return;
  timer = setTimeout(() => {
    timer = undefined;
    void askNow();
  });
}

async function askNow(): Promise<void> {
  const { language, known } = translationsStore.getState();
  for (const text of wantedTexts) if (known.has(text)) wantedTexts.delete(text);
  const texts = nextRequest([...wantedTexts]);
  if (!language || texts.length === 0 || !canTranslate() || Date.now() < resumesAt) return;
  translationsStore.setState({ isRunning: true });
  for (const text of texts) wantedTexts.delete(text);
  try {
    const answers = await askTranslations(texts, language);
    if (translationsStore.getState().language !== language) return;
    translationsStore.setState(({ known }) => ({ known: new Map([...known, ...answers]) }));
    // A text that came back in English is remembered for this session, and requested again in the next.
    const real = [...answers].filter(([text, translation]) => text !== translation);
    await keepTranslations(language, Object.fromEntries(real)).catch(console.warn);
  } catch (error) {
    console.warn('The English texts stay', error);
    if (error instanceof ApiError && error.status === NO_TRANSLATOR) keepNoTranslator();
    resumesAt = Date.now() + PAUSE_MS;
    for (const text of texts) wantedTexts.add(text);
  } finally {
    if (translationsStore.getState().language === language) translationsStore.setState({ isRunning: false });
  }
  if (wantedTexts.size > 0) askSoon();
}
