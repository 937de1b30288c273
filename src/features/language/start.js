// Runs inline before the first paint (its hash is in the CSP): decides between the language screen and the spinner, and
// fills the suggestion in. The session's language and 'always' are the only two values kept outside IndexedDB.
(() => {
  const page = document.documentElement;
  const read = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null; // storage is blocked: ask every time
    }
  };
  const catalogue = JSON.parse(document.getElementById('language-texts').textContent);
  const languages = Array.from(document.querySelectorAll('[data-language]'), (button) => button.dataset.language);
  const chosen = read('sessionStorage', 'jimp.language') || read('localStorage', 'jimp.always-language');
  const known = (code) => languages.find((each) => each === code);

  // What the build made; in development the page names its entry itself.
  const build = JSON.parse(document.getElementById('start-files')?.textContent ?? '{}');
  const add = (element, attributes) => document.head.append(Object.assign(document.createElement(element), attributes));
  const loadEntry = () => build.entry && add('script', { type: 'module', src: build.entry });

  if (known(chosen)) {
    const shown = catalogue[chosen] ? chosen : 'en';
    page.dataset.start = 'app';
    page.lang = shown;
    // All at once, instead of one after the other as each is found.
    for (const href of build.app ?? []) {
      if (href.endsWith('.css')) add('link', { rel: 'preload', as: 'style', crossOrigin: '', href });
      else add('link', { rel: 'modulepreload', href });
    }
    for (const href of build.texts?.[shown] ?? []) add('link', { rel: 'modulepreload', href });
    loadEntry();
    return;
  }
  const aliases = { no: 'nb', nn: 'nb', tl: 'fil', iw: 'he', in: 'id' };
  const ofDevice = navigator.languages
    .map((tag) => tag.split('-')[0].toLowerCase())
    .map((code) => aliases[code] || code);
  const suggested = ofDevice.find(known) || 'en';
  const shown = catalogue[suggested] ? suggested : 'en';
  const texts = catalogue[shown];
  page.dataset.suggested = suggested;
  page.lang = shown;
  page.dir = ['ar', 'he', 'fa', 'ur'].includes(shown) ? 'rtl' : 'ltr';
  const button = document.querySelector(`[data-language="${suggested}"]`);
  const own = { flag: button.children[0].textContent, nativeName: button.children[1].textContent };
  for (const element of document.querySelectorAll('[data-text]')) {
    const key = element.dataset.text;
    const text = texts[key] || own[key];
    if (key === 'search') element.placeholder = text;
    if (key === 'search' || key === 'list') element.setAttribute('aria-label', text);
    else element.textContent = text;
  }
  // The screen is painted first; what makes it react comes after.
  requestAnimationFrame(() => setTimeout(loadEntry));
  // A tap before the scripts are there is kept, not lost.
  document.addEventListener('click', (event) => {
    const target = event.target.closest('button[data-language], button[data-suggested]');
    if (target) page.dataset.early = target.dataset.language || suggested;
  });
})();
