import type { Root } from 'react-dom/client';
import { startI18n } from '../i18n/i18n';
import { loadTexts } from '../i18n/loadTexts';
import { isWide } from '../platform/isWide';
import { isChosenAgain, rememberLanguage } from '../state/slices/languageStore';
import { followTheme } from '../state/slices/theme';
import { hydrateState } from '../state/store/hydrateState';
import { App } from './App';
import { sidebar } from './afterFirstScreen';
import { askNoMore } from './askNoMore';
import { sayHeld } from './sayHeld';
import { exactPath, screenAt } from './screens';
import './app.css';

/**
 * Loads everything that the first screen needs, then shows it in one go: the screen replaces the spinner. `isChoice`:
 * the language was just tapped, but not for good.
 */
export async function startApp(root: Root, language: string, isChoice: boolean): Promise<void> {
  correctAddress();
  const screen = screenAt(location.pathname);
  await Promise.all([
    sayHeld(hydrateState()),
    startI18n(language, loadTexts, ['shell', ...(screen?.namespaces ?? ['coach'])]),
    screen?.load().catch(console.warn), // if it fails, the screen itself will say so
    loadTips(),
    isWide() && sidebar.load(),
  ]);
  followTheme();
  if (isChoice && isChosenAgain(language)) askNoMore(language);
  rememberLanguage(language);
  root.render(<App />);
}

/** Where a pointer can hover; phones never load them. */
async function loadTips(): Promise<void> {
  if (!matchMedia('(hover: hover)').matches) return;
  const { startHoverTips } = await import('../ui/hoverTips');
  startHoverTips();
}

/** Links typed by hand may end in a slash, or be in capitals. */
function correctAddress(): void {
  const { pathname, search, hash } = location;
  const exact = exactPath(pathname);
  if (exact !== pathname) history.replaceState(history.state, '', exact + search + hash);
}
