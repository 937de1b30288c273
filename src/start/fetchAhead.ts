/** Fetches a file before anything needs it; if that fails, whoever needs it fetches it again. */
export function fetchAhead(href: string): void {
  if (href.includes('.script-')) {
    globalThis.loadScript(href).catch(() => undefined);
    return;
  }
  const isSheet = href.endsWith('.css');
  preload(href, isSheet ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' });
}

/** Adds a `<link>` that fetches a file, with the properties of `look`. */
export function preload(href: string, look: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), look, { href }));
}
