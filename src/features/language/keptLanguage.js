// Runs inline in the head (its hash is in the CSP), before anything is laid out: where the session has a language, the
// home's shell or the spinner shows instead of the language screen, and the app is fetched. What it reads are the only
// values kept outside IndexedDB (platform/session.ts).
(() => {
  const page = document.documentElement;
  const build = JSON.parse(document.getElementById('start-files').textContent);
  const read = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null; // storage is blocked: ask every time
    }
  };
  const kept = read('sessionStorage', 'jimp.language') || read('localStorage', 'jimp.always-language');
  if (!build.languages.includes(kept)) return;
  const shown = build.texts[kept] ? kept : 'en';
  page.dataset.start = 'app';
  page.lang = shown;
  page.dir = ['ar', 'he', 'fa', 'ur'].includes(shown) ? 'rtl' : 'ltr';
  const theme = read('localStorage', 'jimp.home');
  const isNarrow = matchMedia('(width < 1024px)').matches; // the sidebar is no part of the shell
  if (theme && isNarrow && location.pathname + location.search === '/') {
    page.dataset.shell = 'home';
    if (theme !== 'system') page.dataset.theme = theme;
  }
  loadScript.readAhead(build.stored);
  // The texts are there before the app asks for them. In development there are no scripts.
  const texts = { rel: 'preload', as: 'fetch', crossOrigin: '', href: build.texts[shown] };
  document.head.append(Object.assign(document.createElement('link'), texts));
  const start = () => loadScript.ahead(build.app);
  if (!page.dataset.shell) return start();
  // The shell is painted first: until then the scripts are fetched, but not run. No frame comes in a hidden window.
  for (const href of build.app) {
    if (href.endsWith('.js'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  }
  loadScript.afterPaint(start);
  setTimeout(start, 300);
})();
