// Runs inline in the head (its hash is in the CSP), before anything is laid out: where the session has a language, the
// spinner shows instead of the language screen, and the app is fetched. The session's language and 'always' are the only
// two values kept outside IndexedDB.
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
  const add = (element, attributes) => document.head.append(Object.assign(document.createElement(element), attributes));
  // All at once, instead of one after the other as each is found.
  for (const href of [...build.app, ...build.texts[shown]]) {
    if (href.endsWith('.css')) add('link', { rel: 'preload', as: 'style', crossOrigin: '', href });
    else add('link', { rel: 'modulepreload', href });
  }
  if (build.entry) add('script', { type: 'module', src: build.entry });
})();
