import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { preview } from 'vite';
import { CHROMIUM_FLAGS, chromiumPath, ensureChromium } from '../../scripts/chromium.ts';
import { PRODUCT } from './build.ts';
import { onboard } from './onboard.ts';
import { PHONE } from './phone.ts';
import { serve } from './serve.ts';

/** How often every timed measure runs; its median counts. */
export const RUNS = 5;

/** What all measures work with. */
export interface Bench {
  browser: Browser;
  /** Version of Chromium. */
  chromium: string;
  /** The builds of the product and of the empty page for comparison, and the address of the worker. */
  folders: { product: string; empty: string };
  api: string;
  /** Where the two are served. */
  product: string;
  empty: string;
  /** A phone on which the product has been used: the questions are answered and the language is kept. */
  usedPhone: BrowserContextOptions;
  close(): Promise<void>;
}

/** Serves the product (its worker in workerd) and the empty page, and starts a Chromium. */
export async function openBench(emptyPage: string): Promise<Bench> {
  ensureChromium();
  const worker = await preview({ preview: { host: '127.0.0.1', port: 0, strictPort: false }, logLevel: 'error' });
  const api = worker.resolvedUrls?.local[0];
  if (!api) throw new Error('The worker has no address');
  const product = await serve(PRODUCT, api);
  const empty = await serve(emptyPage);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
  });
  const close = async () => {
    await browser.close();
    product.close();
    empty.close();
    await worker.close();
  };
  try {
    const usedPhone = { ...PHONE, storageState: await onboard(browser, product.url) };
    return {
      folders: { product: PRODUCT, empty: emptyPage },
      api,
      browser,
      chromium: browser.version(),
      product: product.url,
      empty: empty.url,
      usedPhone,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
