import type { BarePage } from './barePage.ts';

/** What to scroll, and how. */
interface Scrolling {
  /** The element that scrolls. */
  selector: string;
  /** How far one frame scrolls, in px: 180 is a quick flick of the thumb. */
  step: number;
  frames: number;
  /** How many times slower than this machine the phone is during that. */
  slowdown: number;
}

export interface Scrolled {
  /** The most script time in one frame, in ms. */
  slowest: number;
  /** How many tasks took 50 ms or more. */
  longTasks: number;
}

declare global {
  interface Window {
    longTasks: number;
  }
}

/** Runs in the page: scrolls, and resolves after the frame that shows it. */
function scrollOn({ selector, step }: Scrolling): Promise<void> {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is not there`);
  element.scrollBy(0, step);
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Seconds that the page has spent in scripts. */
async function scriptSeconds(page: BarePage): Promise<number> {
  const { metrics } = await page.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** Scrolls through what the page shows, frame by frame. */
export async function scroll(page: BarePage, scrolling: Scrolling): Promise<Scrolled> {
  await page.send('Emulation.setCPUThrottlingRate', { rate: scrolling.slowdown });
  await page.send('Performance.enable');
  await page.evaluate(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => {
      window.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  }, undefined);
  const frames: number[] = [];
  let before = await scriptSeconds(page);
  for (let frame = 0; frame < scrolling.frames; frame++) {
    await page.evaluate(scrollOn, scrolling);
    const after = await scriptSeconds(page);
    frames.push((after - before) * 1000);
    before = after;
  }
  return { slowest: Math.max(...frames), longTasks: await page.evaluate(() => window.longTasks, undefined) };
}
