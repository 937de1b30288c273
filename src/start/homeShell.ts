import { readHomeShellTexts } from './pageData';

// Runs inline after the home's shell, before the first paint: fills in its words.
const page = document.documentElement;
const texts = page.dataset.shell === 'home' && readHomeShellTexts()[page.lang];
const shell = document.getElementById('home-shell');
const field = shell?.querySelector('textarea');
if (texts && shell && field) {
  const title = shell.querySelector('p');
  if (title) title.textContent = texts.title;
  field.placeholder = texts.placeholder;
  field.setAttribute('aria-label', texts.placeholder);
}
