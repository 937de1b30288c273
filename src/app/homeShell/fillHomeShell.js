// Runs inline after the home's shell (its hash is in the CSP): its words, before the first paint.
(() => {
  const page = document.documentElement;
  if (page.dataset.shell !== 'home') return;
  const texts = JSON.parse(document.getElementById('home-shell-texts').textContent)[page.lang];
  const shell = document.getElementById('home-shell');
  shell.querySelector('p').textContent = texts.title;
  const field = shell.querySelector('textarea');
  field.placeholder = texts.placeholder;
  field.setAttribute('aria-label', texts.placeholder);
})();
