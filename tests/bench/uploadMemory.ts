import type { Figure } from './budgets.ts';
import { loadModule } from './loadModule.ts';

const RUNS = 3;

/** How much memory workerd needs for uploads of 50 MB, with a model and without; the worst run counts. */
export async function measureUploadMemory(): Promise<Figure[]> {
  const { uploadGrowth } = await loadModule<typeof import('./uploadGrowth')>('/tests/bench/uploadGrowth.ts');
  const figures: Figure[] = [];
  for (const withModel of [false, true]) {
    for (const [budget, uploads] of [
      ['oneUpload', 1],
      ['threeUploads', 3],
    ] as const) {
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await uploadGrowth({ uploads, withModel }));
      figures.push({ budget, value: Math.max(...runs), of: withModel ? 'with a model' : 'without a model', runs });
    }
  }
  return figures;
}
