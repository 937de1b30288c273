import { afterPaint } from './afterPaint';
import { fetchAhead } from './fetchAhead';
import { readStartFiles } from './pageData';
import { rowsOnePerIdle } from './rowsOnePerIdle';
import { suggestLanguage } from './suggestLanguage';

// Runs inline after the language screen, before the first paint.
const page = document.documentElement;
if (page.dataset.start !== 'app') {
  const suggested = suggestLanguage();
  const showRows = rowsOnePerIdle();
  // The screen is painted first; the scripts that make it react come after, with a pause for taps between two files:
  // requesting one takes a phone up to 20 ms.
  afterPaint(() => {
    for (const href of readStartFiles().language) setTimeout(fetchAhead, 0, href);
    showRows();
  });
  // A tap before the scripts have arrived is kept, not lost.
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLButtonElement>('button[data-language], button[data-suggested]');
    if (button) page.dataset.early = button.dataset.language || suggested;
  });
}
