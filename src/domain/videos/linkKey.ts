/** The number that the platform gives a video; its address may name the creator in different ways. */
const NUMBERED = /\/(?:video|photo|v)\/(\d+)/;

/**
 * What two addresses of the same video have in common: no scheme, no `www.` or `m.`, no query, no trailing slash. What
 * is not an address stands for itself; a blank one is no address at all.
 */
export function linkKey(link: string): string | undefined {
  const typedLink = link.trim();
  if (typedLink === '') return undefined;
  const address = addressOf(/^[a-z][a-z0-9+.-]*:\/\//i.test(typedLink) ? typedLink : `https://${typedLink}`);
  if (!address) return typedLink;
  const host = address.hostname.replace(/^(?:www|m)\./, '');
  const number = NUMBERED.exec(address.pathname)?.[1];
  return number ? `${host}/${number}` : host + address.pathname.replace(/\/+$/, '');
}

function addressOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
