import { existsSync, globSync } from 'node:fs';

/** From Debian's packages webkit2gtk-driver, libwebkit2gtk and xvfb. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** WebKitGTK's own small browser. Throws if it is not installed. */
export function miniBrowserPath(): string {
  if (miniBrowser === undefined) throw new Error('WebKitGTK has no MiniBrowser here');
  return miniBrowser;
}

export const hasWebKit = (): boolean => [WEBKIT_DRIVER, SCREEN, miniBrowser ?? ''].every((file) => existsSync(file));

/** Keeps everything that WebKitGTK stores in the profile's folder, on the invisible screen. */
export const webKitEnvironment = (profile: string, display: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  HOME: profile,
  XDG_DATA_HOME: `${profile}/data`,
  XDG_CACHE_HOME: `${profile}/cache`,
});
