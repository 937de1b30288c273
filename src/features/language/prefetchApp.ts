/** Fetches what a start into the app needs while the languages are looked at, when the browser has nothing else to fetch. */
export function prefetchApp(): void {
  const json = document.getElementById('start-files')?.textContent;
  if (!json) return;
  const { app, texts }: { app: string[]; texts: Record<string, string> } = JSON.parse(json);
  const shown = texts[document.documentElement.lang];
  for (const href of [...app, shown]) {
    if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
}
