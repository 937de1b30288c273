// Runs inline after the language screen (its hash is in the CSP): fills the suggestion in before the first paint.
(() => {
  const page = document.documentElement;
  if (page.dataset.start === 'app') return;
  const build = JSON.parse(document.getElementById('start-files').textContent);
  const catalogue = JSON.parse(document.getElementById('language-texts').textContent);
  const known = (code) => build.languages.includes(code);
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
  // Rows below the fold, in dozens of scripts whose fonts are read one by one, are laid out one at a time once the
  // screen is painted; all at once when somebody moves.
  const below = [...document.querySelectorAll('.language-list li')].slice(6);
  page.dataset.rows = 'first';
  const showAll = () => delete page.dataset.rows;
  const showMore = () => {
    const row = below.shift();
    if (!row) return showAll();
    row.style.contentVisibility = 'auto';
    whenIdle(showMore);
  };
  const whenIdle = globalThis.requestIdleCallback || setTimeout;
  for (const type of ['scroll', 'pointerdown', 'keydown']) {
    addEventListener(type, showAll, { once: true, passive: true, capture: true });
  }
  // The screen is painted first; what makes it react comes after.
  loadScript.afterPaint(() => {
    loadScript.aheadInSteps(build.language);
    whenIdle(showMore);
  });
  // A tap before the scripts are there is kept, not lost.
  document.addEventListener('click', (event) => {
    const target = event.target.closest('button[data-language], button[data-suggested]');
    if (target) page.dataset.early = target.dataset.language || suggested;
  });
})();
