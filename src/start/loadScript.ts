import { showStartFailed } from './showStartFailed';

/**
 * Fetches a classic script once and resolves when it has run; scripts run in the order in which they were requested.
 * The build turns the chunks that every start needs into such scripts (docs/decisions/003-start-scripts.md).
 */
export interface LoadScript {
  (src: string): Promise<void>;
  /** Each chunk's exports, by its file; the script leaves them here, and modules take them from here. */
  of: Record<string, object>;
  /** Each script's last call: its load event would come a frame later. */
  ran: (src: string) => void;
}

declare global {
  var loadScript: LoadScript;
}

const isEntry = (src: string) => src.includes('/index.');

function element(src: string): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { src, async: false });
  // Where the files are on the device, the first paint is the screen itself, or the home's shell.
  const hasShell = document.documentElement.dataset.shell !== undefined;
  if (!hasShell && navigator.serviceWorker?.controller) script.setAttribute('blocking', 'render');
  return script;
}

export function createLoadScript(): LoadScript {
  const loading = new Map<string, Promise<void>>();
  const ran = new Map<string, () => void>();

  const fetchScript = (src: string) =>
    new Promise<void>((resolve, reject) => {
      ran.set(src, resolve);
      const script = element(src);
      script.onload = () => resolve();
      script.onerror = () => {
        loading.delete(src); // so that the next caller tries again
        script.remove();
        reject(new Error(`${src} could not be loaded`));
        if (isEntry(src)) showStartFailed(); // the code that would otherwise say so is in this very script
      };
      document.head.append(script);
    });

  const load = (src: string) => {
    const asked = loading.get(src) ?? fetchScript(src);
    loading.set(src, asked);
    return asked;
  };
  return Object.assign(load, { of: {}, ran: (src: string) => ran.get(src)?.() });
}
