// Runs inline in the head (its hash is in the CSP). Some parts of the app are classic scripts: see
// docs/decisions/003-start-scripts.md. `loadScript` fetches each of them once and resolves when it has run; they run in the
// order in which they were asked for, and leave what they give in `loadScript.of`.
const loadScript = (() => {
  const loading = {};
  const load = (src) => {
    loading[src] ??= new Promise((resolve, reject) => {
      ran[src] = resolve;
      const script = Object.assign(document.createElement('script'), { src, async: false });
      // Where the files lie on the device, the first thing painted is the screen itself, or the home's shell.
      const hasShell = document.documentElement.dataset.shell !== undefined;
      if (!hasShell && navigator.serviceWorker?.controller) script.setAttribute('blocking', 'render');
      script.onload = resolve;
      script.onerror = () => {
        delete loading[src]; // the next who needs it tries again
        script.remove();
        reject(new Error(`${src} could not be loaded`));
      };
      document.head.append(script);
    });
    return loading[src];
  };
  const ran = {};
  // Every script ends with this call: its load event would come a frame later.
  load.ran = (src) => ran[src]?.();
  return load;
})();
loadScript.of = {};

/** Says that the app cannot start, where the entry, which would say it, is what is missing; goes on once there is a network. */
const sayStartFailed = () => {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', sayStartFailed, { once: true });
    return;
  }
  const catalogue = JSON.parse(document.getElementById('language-texts').textContent);
  const texts = catalogue[document.documentElement.lang] || catalogue.en;
  const text = Object.assign(document.createElement('p'), { className: 'title', textContent: texts.startFailed });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'min-h-13 rounded-button bg-accent text-accent-ink',
    textContent: texts.reload,
  });
  const main = Object.assign(document.createElement('main'), {
    role: 'alert',
    className: 'mx-auto flex max-w-[480px] flex-col gap-4 px-5 pt-14',
  });
  main.append(text, button);
  button.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  document.getElementById('starting')?.remove();
  document.getElementById('home-shell')?.remove();
  document.getElementById('root').replaceChildren(main);
};

const fetchAhead = (href) => {
  if (href.includes('.script-')) {
    loadScript(href).catch(() => href.includes('/index.') && sayStartFailed());
    return;
  }
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), { ...kind, href }));
};

/** Fetches files before anything asks for them: all at once, instead of one after the other as each is found. */
loadScript.ahead = (files) => files.forEach(fetchAhead);

/** The same, giving way to fingers in between: to ask for one file takes a phone up to 20 ms. */
loadScript.aheadInSteps = (files) => {
  for (const href of files) setTimeout(fetchAhead, 0, href);
};

/** Runs once the first frame with something in it is on the screen. */
loadScript.afterPaint = (run) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => setTimeout(run));
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
};
