import { directionOf } from '../lib/direction';
import { isWide } from '../platform/isWide';
import { readChosenLanguage, readHomeLook } from '../platform/session';
import { afterPaint } from './afterPaint';
import { fetchAhead, preload } from './fetchAhead';
import { readStartFiles } from './pageData';
import { readAhead } from './readAhead';

/**
 * The home's shell is painted before the scripts run; a hidden window gets no frame, so they run after this long, ms.
 */
const LONGEST_WAIT_MS = 300;

/**
 * Where a language is kept for this session, the app is fetched, and the home's shell or the spinner is shown instead
 * of the language screen. The shell is shown on a narrow screen at `/` when there is a home already: it has no sidebar.
 */
export function startInKeptLanguage(): void {
  const files = readStartFiles();
  const kept = readChosenLanguage();
  if (!kept || !files.languages.includes(kept)) return;
  const page = document.documentElement;
  const shown = files.texts[kept] ? kept : 'en';
  page.dataset.start = 'app';
  page.lang = shown;
  page.dir = directionOf(shown);
  const theme = readHomeLook();
  const hasShell = theme !== undefined && !isWide() && location.pathname + location.search === '/';
  if (hasShell) {
    page.dataset.shell = 'home';
    if (theme !== 'system') page.dataset.theme = theme;
  }
  readAhead();
  preload(files.texts[shown] ?? '', { rel: 'preload', as: 'fetch', crossOrigin: '' });
  const start = () => files.app.forEach(fetchAhead);
  if (!hasShell) {
    start();
    return;
  }
  for (const href of files.app) if (href.endsWith('.js')) preload(href, { rel: 'preload', as: 'script' });
  afterPaint(start);
  setTimeout(start, LONGEST_WAIT_MS);
}
