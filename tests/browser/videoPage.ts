import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../bench/serve.ts';
import { servePage } from './servePage.ts';

const FIXTURES = 'tests/fixtures/videos';

/**
 * A page that contains only the code that reads and measures videos (`window.videoPage`), with the fixtures under
 * /videos/.
 */
export const serveVideoPage = (): Promise<Site> =>
  servePage('tests/browser/videoPage', (folder) => cpSync(FIXTURES, join(folder, 'videos'), { recursive: true }));
