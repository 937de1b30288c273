import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath, DISABLED_FEATURES } from './scripts/chromium.ts';
import { freePort } from './tests/browser/freePort.ts';

// A free one, so that a server left over from elsewhere is in nobody's way; through the environment, so that Playwright's
// processes, which read this file each, agree on it.
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A machine that is busy with something else may be late once; what fails twice is broken. A loss seen once is a loss:
  // the files about tabs, kills and storage have no second try, and what passed at the second is counted apart.
  retries: 1,
  // One more than the cores of a small machine: browsers wait a lot.
  workers: 3,
  fullyParallel: true,
  // The everyday run has ten minutes: what is rarer, or held by unit tests too, is tried in the full one.
  ...(!process.env.FULL && { grepInvert: /@full/ }),
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, DISABLED_FEATURES] },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: /desktop|axe/,
      // Every day the one screen that differs most from the phone's.
      ...(!process.env.FULL && { grep: /the chat, the menu/ }),
    },
  ],
  webServer: {
    // Without a shell in between, whose end it would not notice.
    command: 'exec node scripts/start.ts --no-build',
    url: `http://localhost:${port}`,
    env: { PORT: String(port), TEST_LIFT_LIMITS: 'yes' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
