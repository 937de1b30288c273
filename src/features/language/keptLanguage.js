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
  loadScript.ahead([...build.app, ...build.texts[shown]]);
})();
