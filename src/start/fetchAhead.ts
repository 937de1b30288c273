/** Fetches a file before anything asks for it; what fails is fetched again by whoever needs it. */
export function fetchAhead(href: string): void {
  if (href.includes('.script-')) {
    globalThis.loadScript(href).catch(() => undefined);
    return;
  }
  const isSheet = href.endsWith('.css');
  preload(href, isSheet ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' });
}

/** Adds a `<link>` that fetches a file, as `look` says. */
export function preload(href: string, look: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), look, { href }));
}
