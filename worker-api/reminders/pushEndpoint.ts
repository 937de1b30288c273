/**
 * The push services of the browsers. A subscription's address comes from the client, so no other host is ever called.
 */
const HOSTS = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']);
const PARENT_HOST = '.notify.windows.com';

/**
 * The address of a push service, or `undefined` for any other: https on its default port, no user info, a known host,
 * and spelt the way browsers give it, so that no two parsers can read it differently. `testHost` (host:port on this
 * machine) is accepted over http. Checked when an address is saved and again when it is called.
 */
export function pushEndpoint(endpoint: string, testHost?: string): URL | undefined {
  const url = URL.parse(endpoint);
  if (url?.href !== endpoint || url.username !== '' || url.password !== '') return undefined;
  if (testHost !== undefined && url.protocol === 'http:' && url.host === testHost) return url;
  const isKnown = HOSTS.has(url.hostname) || url.hostname.endsWith(PARENT_HOST);
  return isKnown && url.protocol === 'https:' && url.port === '' ? url : undefined;
}
