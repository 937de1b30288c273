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

/** Fetches files before anything asks for them: all at once, instead of one after the other as each is found. */
loadScript.ahead = (files) => {
  for (const href of files) {
    if (href.includes('.script-')) {
      loadScript(href).catch(() => undefined);
      continue;
    }
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href }));
  }
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
