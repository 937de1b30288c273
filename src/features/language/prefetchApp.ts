import { readStartFiles } from '../../start/pageData';

/** Fetches what a start into the app needs while the languages are looked at, when the browser has nothing else to fetch. */
export function prefetchApp(): void {
  const { app, texts } = readStartFiles();
  const shown = texts[document.documentElement.lang];
  for (const href of [...app, shown]) {
    // Not by `<link rel="prefetch">`: Safari ignores it, and Firefox asks the policy's `default-src`, which allows nothing.
    if (href) fetch(href, { priority: 'low' }).catch(() => undefined); // what needs it asks again
  }
}
