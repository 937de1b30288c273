import { createRoot, type Root } from 'react-dom/client';
import { listenFromTheStart, startServiceWorker } from './app/pwa/startServiceWorker';
import { keepAlwaysLanguage, keepSessionLanguage, readChosenLanguage } from './platform/session';
import { showStartFailed } from './start/showStartFailed';

const loadApp = () => import('./app/startApp');

function sayFailed(root: Root, language: string, error: unknown): void {
  console.error(error);
  root.unmount();
  showStartFailed(language);
}

async function start(root: Root, language: string, isChoice = false): Promise<void> {
  document.documentElement.dataset.start = 'app';
  try {
    const app = await loadApp();
    await app.startApp(root, language, isChoice);
    setTimeout(startServiceWorker);
  } catch (error) {
    sayFailed(root, language, error);
  }
}

/** Rejects where the language screen itself cannot be fetched. */
async function askLanguage(element: HTMLElement): Promise<void> {
  const { showLanguageScreen } = await import('./features/language/showLanguageScreen');
  const { root, choice } = showLanguageScreen(element);
  // The app's files come by themselves (start/languageScreen.ts); it starts to run when a finger or a key is on its way to a
  // choice. Where that fails, it is tried again after the choice.
  const warmUp = () => void loadApp().catch(() => undefined);
  addEventListener('pointerdown', warmUp, { once: true });
  addEventListener('keydown', warmUp, { once: true });
  startServiceWorker();
  const { language, always } = await choice;
  keepSessionLanguage(language);
  if (always) keepAlwaysLanguage(language);
  await start(root, language, !always);
}

function begin(): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  // The start script in index.html has decided already: the spinner, or the language screen.
  const kept = document.documentElement.dataset.start === 'app' ? readChosenLanguage() : undefined;
  if (kept) void start(createRoot(element), kept);
  else
    askLanguage(element).catch((error: unknown) =>
      sayFailed(createRoot(element), document.documentElement.lang, error),
    );
}

listenFromTheStart();

// Where the files are at hand, the start script in the head brings us here before the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
