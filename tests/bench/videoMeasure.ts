import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.ts';
import type { Outcome } from '../browser/videoPage/main.ts';
import { serveVideoPage } from '../browser/videoPage.ts';
import type { Figure } from './budgets.ts';
import { median } from './statistics.ts';

const RUNS = 3;
/** In seconds. The two files: half a minute, and as long as fits into 50 MB at 8 Mbit/s. */
const SHORT_SECONDS = 30;
const LONG_SECONDS = 49;
const LOOK_MS = 25;

interface Clips {
  short: string;
  long: string;
}

const startBrowser = () => chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });

/** Makes both clips in the browser, so that nothing else is needed. */
async function makeClips(url: string, folder: string): Promise<Clips> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    const make = async (name: string, seconds: number) => {
      const saving = page.waitForEvent('download', { timeout: 120_000 });
      await page.evaluate((seconds) => window.videoPage.saveExample(seconds), seconds);
      const path = join(folder, name);
      await (await saving).saveAs(path);
      return path;
    };
    return { short: await make('short.mp4', SHORT_SECONDS), long: await make('long.mp4', LONG_SECONDS) };
  } finally {
    await browser.close();
  }
}

/** A page with the file chosen. */
async function choose(browser: Browser, url: string, file: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.setInputFiles('input', file);
  return page;
}

/** Measures the chosen file: seconds it took, and ms of the page's longest task during that, 0 if none took 50. */
async function measureChosen(page: Page): Promise<{ seconds: number; longest: number }> {
  const { outcome, longest } = await page.evaluate(async () => {
    let longest = 0;
    const watch = (entries: PerformanceObserverEntryList) => {
      for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration);
    };
    new PerformanceObserver(watch).observe({ type: 'longtask' });
    const outcome: Outcome = await window.videoPage.measure('chosen');
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { outcome, longest };
  });
  if (!outcome.facts?.picture || !outcome.facts.sound) throw new Error('The clip could not be measured');
  return { seconds: outcome.ms / 1000, longest };
}

/** Runs with this process, and everything it starts in the meantime, on the first core alone. */
async function onOneCore<T>(run: () => Promise<T>): Promise<T> {
  const pin = (...cores: string[]) =>
    execFileSync('taskset', ['-p', ...cores, String(process.pid)], { encoding: 'utf8' });
  const before = /mask: (\w+)/.exec(pin())?.[1] ?? '';
  pin('1');
  try {
    return await run();
  } finally {
    pin(before);
  }
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-p', String(process.pid)]);
    return true;
  } catch {
    return false;
  }
}

async function measureRuns(browser: Browser, url: string, file: string) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await choose(browser, url, file);
    runs.push(await measureChosen(page));
    await page.close();
  }
  return runs;
}

/** A process's own memory in MB (Linux): without the program itself, which all processes share. */
function ownMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return ((kilobytes('RssAnon') + kilobytes('RssShmem')) * 1024) / 1e6;
}

/** The most memory, in MB, that the page with its worker has at any time while the file is measured. */
async function measureMemory(url: string, file: string): Promise<number> {
  const browser = await startBrowser();
  try {
    const page = await choose(browser, url, file);
    const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    let most = 0;
    let isDone = false;
    const measured = measureChosen(page).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      most = Math.max(most, ...renderers.map(ownMemory));
      await wait(LOOK_MS);
    }
    await measured;
    return most;
  } finally {
    await browser.close();
  }
}

/** The small version of the file: its size relative to the file's, and the seconds it takes. */
async function measureSmall(browser: Browser, url: string, file: string): Promise<{ share: number; seconds: number }> {
  const page = await choose(browser, url, file);
  const small = await page.evaluate(() => window.videoPage.shrink('chosen'));
  await page.close();
  if (small === 'unreached' || !small?.outcome.facts) throw new Error('There is no small version');
  return { share: small.bytes / statSync(file).size, seconds: small.ms / 1000 };
}

/**
 * Reading and measuring videos on the device: time on all cores and on one, blocking of the page, memory, the small
 * version.
 */
export async function measureVideoFiles(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clips-'));
  const site = await serveVideoPage();
  const browser = await startBrowser();
  try {
    const { short, long } = await makeClips(site.url, folder);
    const free = await measureRuns(browser, site.url, short);
    const seconds = free.map((run) => run.seconds);
    const figures: Figure[] = [
      { budget: 'videoMeasured', value: median(seconds), runs: seconds },
      { budget: 'videoBlock', value: Math.max(...free.map(({ longest }) => longest)) },
    ];
    if (hasTaskset()) {
      const pinned = await onOneCore(async () => {
        const slow = await startBrowser();
        return measureRuns(slow, site.url, short).finally(() => slow.close());
      });
      const times = pinned.map((run) => run.seconds);
      figures.push({ budget: 'videoMeasuredOneCore', value: median(times), runs: times });
    }
    if (process.platform === 'linux')
      figures.push({ budget: 'videoMemory', value: await measureMemory(site.url, long) });
    const small = await measureSmall(browser, site.url, long);
    figures.push({ budget: 'smallVersion', value: small.share }, { budget: 'smallVersionMade', value: small.seconds });
    return figures;
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
