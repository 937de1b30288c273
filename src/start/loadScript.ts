import { showStartFailed } from './showStartFailed';

/**
 * Fetches a classic script once and resolves when it has run; scripts run in the order in which they were asked for. The
 * build makes them of the chunks that every start needs (docs/decisions/003-start-scripts.md).
 */
export interface LoadScript {
  (src: string): Promise<void>;
  /** What each chunk exports, by its file; the script leaves it here, modules take it from here. */
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
  // Where the files lie on the device, the first thing painted is the screen itself, or the home's shell.
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
        loading.delete(src); // the next who needs it tries again
        script.remove();
        reject(new Error(`${src} could not be loaded`));
        if (isEntry(src)) showStartFailed(); // whoever else would say so is in there
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
