import { createRoot, type Root } from 'react-dom/client';
import { startServiceWorker } from './app/pwa/startServiceWorker';
import { StartFailed } from './features/language/StartFailed';
import { showLanguageScreen } from './features/language/showLanguageScreen';
import { keepAlwaysLanguage, keepSessionLanguage, readChosenLanguage } from './platform/session';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');

const loadApp = () => import('./app/startApp');

async function start(root: Root, language: string): Promise<void> {
  document.documentElement.dataset.start = 'app';
  try {
    const app = await loadApp();
    await app.startApp(root, language);
  } catch (error) {
    console.error(error);
    document.getElementById('starting')?.remove();
    root.render(<StartFailed language={language} />);
  }
}

// The start script in index.html has decided already: the spinner, or the language screen.
const kept = document.documentElement.dataset.start === 'app' ? readChosenLanguage() : undefined;

if (kept) {
  void start(createRoot(element), kept);
} else {
  const { root, choice } = showLanguageScreen(element);
  // The app comes while the languages are looked at; where that fails, it is tried again after the choice.
  addEventListener('load', () => setTimeout(() => loadApp().catch(() => undefined)), { once: true });
  void choice.then(({ language, always }) => {
    keepSessionLanguage(language);
    if (always) keepAlwaysLanguage(language);
    return start(root, language);
  });
}

startServiceWorker();
