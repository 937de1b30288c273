/** One figure of the table. `printed`: it depends on the machine, so exceeding it is shown but fails nothing. */
export interface Budget {
  name: string;
  unit: '' | 's' | 'ms' | 'KB' | 'MB' | 'MiB';
  most?: number;
  least?: number;
  printed?: true;
}

const LIGHTHOUSE_SCORE = { unit: '', least: 100 } as const;
const FIRST_SCREEN_JS = { unit: 'KB', most: 112 } as const;
const SCREEN = { unit: 'ms', most: 100, printed: true } as const;

/**
 * The single table of budgets; a figure without a limit is printed for the reader. Sizes are brotli, 1 KB = 1000 bytes.
 */
export const BUDGETS = {
  performance: { name: 'Lighthouse performance', ...LIGHTHOUSE_SCORE },
  accessibility: { name: 'Lighthouse accessibility', ...LIGHTHOUSE_SCORE },
  bestPractices: { name: 'Lighthouse best practices', ...LIGHTHOUSE_SCORE },
  seo: { name: 'Lighthouse SEO', ...LIGHTHOUSE_SCORE },
  fcp: { name: 'First contentful paint', unit: 's', most: 0.95, printed: true },
  emptyFcp: { name: 'First contentful paint of the empty page', unit: 's' },
  fcpRatio: { name: 'First contentful paint ÷ empty page', unit: '', most: 0.85 },
  lcp: { name: 'Largest contentful paint', unit: 's', most: 1.5, printed: true },
  emptyLcp: { name: 'Largest contentful paint of the empty page', unit: 's' },
  lcpRatio: { name: 'Largest contentful paint ÷ empty page', unit: '', most: 1.2 },
  blocking: { name: 'Total blocking time', unit: 'ms', most: 50 },
  emptyBlocking: { name: 'Total blocking time of the empty page', unit: 'ms' },

  languageScripts: { name: 'JavaScript until the language screen is interactive', ...FIRST_SCREEN_JS },
  homeScripts: { name: 'JavaScript until home is interactive', ...FIRST_SCREEN_JS },
  html: { name: 'HTML', unit: 'KB' },
  styles: { name: 'CSS files', unit: 'KB' },

  // The ceiling is 1.2 MB; the rest is reserved for later additions.
  offline: { name: 'All that one user has offline', unit: 'KB', most: 1090 },
  precache: { name: 'The precache: all screens, the labels of two languages', unit: 'KB' },
  precacheWhole: { name: '… before compression', unit: 'KB' },
  precacheFiles: { name: '… files', unit: '' },

  offlineStart: { name: 'Offline cold start to an interactive home', unit: 's', most: 0.45, printed: true },
  offlineWhole: { name: 'Offline cold start until React has rendered the home', unit: 's' },
  emptyOfflineStart: { name: 'Offline cold start of the empty page', unit: 's' },
  offlineStartRatio: { name: 'Offline cold start ÷ empty page', unit: '', most: 1.55 },

  slowFcp: { name: 'First contentful paint, CPU ÷ 4', unit: 's' },
  slowLcp: { name: 'Largest contentful paint, CPU ÷ 4', unit: 's' },
  slowInteractive: { name: 'Interactive, CPU ÷ 4', unit: 's' },
  slowBlocking: { name: 'Total blocking time, CPU ÷ 4', unit: 'ms' },

  firstVisit: { name: 'Tap to painted heading, first visit', ...SCREEN },
  secondVisit: { name: 'Tap to painted heading, second visit', ...SCREEN },

  languageChange: {
    name: 'Another language, CPU ÷ 4, from the tap to its painted heading',
    unit: 'ms',
    most: 200,
    printed: true,
  },

  typing: { name: 'Key press to painted letter, CPU ÷ 4, median of 60', unit: 'ms', most: 50, printed: true },
  typingSlowest: {
    name: 'Key press to painted letter, CPU ÷ 4, the slowest of 60',
    unit: 'ms',
    most: 50,
    printed: true,
  },

  manyVideos: { name: 'Tap to painted tracker with 2,000 videos', unit: 'ms', most: 200, printed: true },
  scrollScript: {
    name: 'Scripting a frame while 2,000 videos scroll, the slowest',
    unit: 'ms',
    most: 8,
    printed: true,
  },
  scrollLongTasks: { name: 'Long tasks while 2,000 videos scroll', unit: '', most: 0, printed: true },

  slowScrollScript: {
    name: 'Scripting a frame while scrolling, CPU ÷ 4, the slowest',
    unit: 'ms',
    most: 16,
    printed: true,
  },
  slowScrollLongTasks: { name: 'Long tasks while scrolling, CPU ÷ 4', unit: '', most: 0, printed: true },

  toolSize: { name: 'A tool’s code and its texts in one language', unit: 'KB', most: 40 },
  toolsShared: { name: 'What the tools share among them and with other screens', unit: 'KB' },
  generateMedian: { name: 'generate, median of its inputs', unit: 'ms', most: 5 },
  generateSlowest: { name: 'generate, the slowest input of all tools', unit: 'ms', most: 5, printed: true },

  heap: { name: 'Heap after garbage collection', unit: 'MB', most: 5 },

  videoMeasured: { name: 'A video of 30 s, 1080 × 1920, measured on the device', unit: 's', most: 4, printed: true },
  videoMeasuredOneCore: { name: '… on one core', unit: 's', most: 15, printed: true },
  videoBlock: { name: 'Longest task of the page meanwhile (0: none of 50 ms)', unit: 'ms', most: 50, printed: true },
  videoMemory: { name: 'Memory of the page while a video of 50 MB is measured', unit: 'MB', most: 250 },
  smallVersion: { name: 'Small version ÷ the video of 50 MB', unit: '', most: 0.1 },
  smallVersionMade: { name: 'Small version of it made in', unit: 's' },

  comparedScore: { name: 'Beside other apps: Lighthouse performance', unit: '' },
  comparedFcp: { name: 'Beside other apps: first contentful paint', unit: 's' },
  comparedLcp: { name: 'Beside other apps: largest contentful paint', unit: 's' },
  comparedBlocking: { name: 'Beside other apps: total blocking time', unit: 'ms' },
  comparedScripts: { name: 'Beside other apps: JavaScript of a first visit', unit: 'KB' },
  comparedWeight: { name: 'Beside other apps: every file of the build, compressed', unit: 'KB' },
  comparedOffline: { name: 'Beside other apps: first paint of an offline start, CPU ÷ 4', unit: 's' },

  workerAdded: { name: 'Added by the worker, median', unit: 'ms', most: 5 },
  throughput: { name: 'Requests a second through the worker, 50 connections', unit: '' },
  otherThroughput: { name: 'Requests a second through Portkey’s gateway', unit: '' },
  throughputRatio: { name: 'Requests a second ÷ Portkey’s gateway', unit: '', least: 1 },
  added: { name: 'Added by the worker to a request alone, limits lifted', unit: 'ms' },
  otherAdded: { name: 'Added by Portkey’s gateway to a request alone', unit: 'ms' },
  addedRatio: { name: 'Added by the worker ÷ by Portkey’s gateway', unit: '', most: 1 },
  openCircuit: { name: 'Answer of the coach for a dead model, 99th percentile', unit: 'ms', most: 50, printed: true },
  oneUpload: { name: 'Memory that workerd takes for one upload of 50 MB', unit: 'MiB', most: 64 },
  threeUploads: { name: 'Memory that workerd takes for three uploads of 50 MB at once', unit: 'MiB', most: 110 },
  minuteSent: { name: 'Sent of 1,000 reminders of the same minute', unit: '', least: 1000 },
  minuteMedian: { name: 'Sent after the minute began, median', unit: 's' },
  minuteSlow: { name: 'Sent after the minute began, 99th percentile', unit: 's', most: 2, printed: true },
  coachMedian: { name: 'Built-in coach, an answer, median', unit: 'ms', most: 20 },
  danger: { name: 'Somebody in danger: numbers to call, CPU ÷ 4', unit: 'ms', most: 150 },
  coachSlow: { name: 'Built-in coach, an answer, 95th percentile', unit: 'ms', most: 20 },
} as const satisfies Record<string, Budget>;

export type BudgetId = keyof typeof BUDGETS;

/** A measured figure. */
export interface Figure {
  budget: BudgetId;
  /** In the unit of the budget. */
  value: number;
  /** What was measured, if a budget covers several things. */
  of?: string;
  /** The single measurements; `value` is their median, or for memory their maximum. */
  runs?: readonly number[];
}

export type Verdict = 'ok' | 'over' | 'over, printed only' | '';

export function verdictOf({ budget, value }: Figure): Verdict {
  const { most, least, printed }: Budget = BUDGETS[budget];
  if (most === undefined && least === undefined) return '';
  const isWithin = (most === undefined || value <= most) && (least === undefined || value >= least);
  if (isWithin) return 'ok';
  return printed ? 'over, printed only' : 'over';
}
