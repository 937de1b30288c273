import { createRoot } from 'react-dom/client';
import { startServiceWorker } from './app/pwa/startServiceWorker';
import { showLanguageScreen } from './features/language/showLanguageScreen';
import { keepAlwaysLanguage, keepSessionLanguage, readChosenLanguage } from './platform/session';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');

const loadApp = () => import('./app/startApp');

// The start script in index.html has decided already: the spinner, or the language screen.
const kept = document.documentElement.dataset.start === 'app' ? readChosenLanguage() : undefined;

if (kept) {
  loadApp().then((app) => app.startApp(createRoot(element), kept));
} else {
  const { root, choice } = showLanguageScreen(element);
  addEventListener('load', () => setTimeout(loadApp), { once: true });
  choice.then(async ({ language, always }) => {
    keepSessionLanguage(language);
    if (always) keepAlwaysLanguage(language);
    document.documentElement.dataset.start = 'app';
    const app = await loadApp();
    app.startApp(root, language);
  });
}

startServiceWorker();
