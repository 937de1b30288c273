import { readStartFiles } from '../../start/pageData';

/**
 * Fetches what a start into the app needs while the person looks at the languages, when the browser has nothing else to
 * fetch.
 */
export function prefetchApp(): void {
  const { app, texts } = readStartFiles();
  const labelsFile = texts[document.documentElement.lang];
  for (const href of [...app, labelsFile]) {
    // Not with `<link rel="prefetch">`: Safari ignores it, and Firefox applies the policy's `default-src`, which allows
    // nothing.
    if (href) fetch(href, { priority: 'low' }).catch(() => undefined); // whatever needs it requests it again
  }
}
