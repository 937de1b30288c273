import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian's package installs it; undefined means Playwright's own. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

export function chromiumPath(): string | undefined {
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;
}

/** As root in a sandbox of our own; quiet, because nothing outside this machine is contacted. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For Playwright: this list replaces Playwright's own, so it repeats that and adds the address bar's popup, a page of
 * the browser itself that every new window renders unseen and that cost more processor time than the page under test.
 */
export const DISABLED_FEATURES = `--disable-features=${[
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
].join()}`;

/** Installs a Chromium if there is none: Debian's as root, otherwise Playwright's. */
export function ensureChromium(): void {
  if (chromiumPath()) return;
  const install = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    install('apt-get', ['update', '-qq']);
    install('apt-get', ['install', '-y', '-qq', 'chromium']);
  } else {
    install('npx', ['playwright', 'install', 'chromium']);
  }
}
