import { chromium } from '@playwright/test';
import { onboardIn } from '../tests/bench/onboard.ts';
import { keepFrench, PHONE } from '../tests/bench/phone.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
for (const [name, options, scheme] of [
  ['p', PHONE, 'light'],
  ['d', { viewport: { width: 1280, height: 900 } }, 'dark'],
] as const) {
  const context = await browser.newContext({
    ...options,
    colorScheme: scheme,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  await onboardIn(context, 'http://localhost:4199/');
  await keepFrench(context);
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  await page.goto('http://localhost:4199/');
  await page.waitForTimeout(1500);
  const put = (items: object[]) =>
    page.evaluate(async (data) => {
      const open = indexedDB.open('jimp');
      const db: IDBDatabase = await new Promise((r) => {
        open.onsuccess = () => r(open.result);
      });
      const table = db.objectStoreNames[0]!;
      await new Promise((r) => {
        const tx = db.transaction(table, 'readwrite');
        tx.objectStore(table).put({ version: 3, data: { items: data } }, 'ideas');
        tx.oncomplete = r;
      });
      db.close();
    }, items);
  const base = { description: '', niche: 'beauty', priority: 'medium', stage: 'toShoot' };
  const day = (n: number) => {
    const d = new Date(Date.now() + n * 864e5);
    return d.toISOString().slice(0, 10);
  };
  await put([
    {
      ...base,
      id: 'l1',
      kind: 'live',
      title: 'Le bar à gloss',
      createdAt: new Date().toISOString(),
      slot: { date: day(0), time: '23:30', zone: 'Europe/Paris' },
      remindedFrom: new Date().toISOString(),
      products: ['Gloss prune', 'Crayon lèvres'],
      minutes: 60,
      script:
        '00:00 – 00:30 · Accroche\nBonsoir, je pose le prune sans miroir.\n00:30 – 02:00 · Démo\nUn passage, et je frotte.',
    },
    {
      ...base,
      id: 'l2',
      kind: 'live',
      title: 'Live',
      createdAt: new Date().toISOString(),
      slot: { date: day(0), time: '12:30', zone: 'Europe/Paris' },
    },
    {
      ...base,
      id: 'l3',
      kind: 'live',
      title: 'Routine du soir',
      createdAt: new Date().toISOString(),
      slot: { date: day(-1), time: '20:00', zone: 'Europe/Paris' },
    },
    {
      ...base,
      id: 'v1',
      kind: 'video',
      title: 'Un côté fait, l’autre nu',
      createdAt: new Date().toISOString(),
      slot: { date: day(-3), time: '19:00' },
    },
    {
      ...base,
      id: 'v2',
      kind: 'video',
      title: 'Test honnête du gloss',
      createdAt: new Date().toISOString(),
      slot: { date: day(-2), time: '19:00' },
    },
    ...[1, 2, 3, 4].map((n) => ({
      ...base,
      id: `p${n}`,
      kind: 'video',
      title: `Publiée ${n}`,
      createdAt: new Date(Date.now() - 5 * 864e5).toISOString(),
      publishedAt: new Date(Date.now() - n * 864e5).toISOString(),
      platform: 'TikTok',
      ...(process.argv[2] === 'measured' && {
        measurements: [{ id: 'm', measuredAt: new Date().toISOString(), viewsCount: 200 * n }],
      }),
    })),
  ]);
  const shot = async (path: string, file: string, act?: () => Promise<void>) => {
    await page.goto(`http://localhost:4199${path}`);
    await page.waitForTimeout(1800);
    if (act) await act();
    await page.screenshot({ path: `/tmp/zz/${name}-${file}.png`, fullPage: true });
  };
  await shot('/conversion-planner', 'planner');
  await shot('/user-dashboard', process.argv[2] === 'measured' ? 'dash-m' : 'dash');
  if (process.argv[2] === 'measured') continue;
  await shot('/content-tracker?video=l1', 'live');
  await shot('/content-tracker?video=l3', 'ask', async () => {
    await page.getByRole('button', { name: 'Oui', exact: true }).click();
    await page.waitForTimeout(600);
  });
  await shot('/settings', 'settings');
  await shot('/dashboard', 'hub');
}
await browser.close();
