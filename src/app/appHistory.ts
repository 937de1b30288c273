import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { changeAddress, goOn, listenForBack } from '../platform/backEntries';

/**
 * The browser's history as the router sees it: what opens over a screen (a dialog, say) adds entries that the router
 * knows nothing of.
 */
export function appHistory(): ReturnType<typeof UNSAFE_createBrowserHistory> {
  listenForBack();
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  const { push, replace } = history;
  history.push = (to, state) =>
    goOn(
      () => push(to, state),
      () => replace(to, state),
    );
  history.replace = (to, state) => changeAddress(() => replace(to, state));
  return history;
}
