import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../../tests/fixtures/exampleVideo';
import type { Video } from '../../../contracts/video';
import { STAGES, type Stage } from '../../../domain/videos/stage';
import { columnsOf, type Move, moveOf, stageBeside } from './boardColumns';

const publishedAt = '2026-11-20T10:00:00.000Z';
const measurements = [{ id: 'm', measuredAt: publishedAt, viewsCount: 3 }];
const AT: Readonly<Record<Stage, Video>> = {
  idea: exampleVideo(),
  script: exampleVideo({ stage: 'script' }),
  toShoot: exampleVideo({ stage: 'toShoot' }),
  checked: exampleVideo({ stage: 'checked' }),
  published: exampleVideo({ stage: 'checked', publishedAt }),
  measured: exampleVideo({ stage: 'idea', publishedAt, measurements }),
};

it('columns are the six stages of a video, in order, and keep the order of the videos', () => {
  const second = exampleVideo({ stage: 'script' });
  const columns = columnsOf([AT.measured, ...STAGES.slice(0, 5).map((stage) => AT[stage]), second]);
  expect(Object.keys(columns)).toEqual([...STAGES]);
  expect(columns).toEqual({
    ...Object.fromEntries(STAGES.map((stage) => [stage, [AT[stage]]])),
    script: [AT.script, second],
  });
});

describe("moving to 'published' publishes, moving away from it takes the publication back; 'measured' leads to the analyzer", () => {
  it.each<[Stage, Stage, Move]>([
    ['idea', 'script', 'change'],
    ['checked', 'idea', 'change'],
    ['idea', 'idea', 'stay'],
    ['toShoot', 'published', 'publish'],
    ['published', 'checked', 'takeBack'],
    ['measured', 'idea', 'takeBack'],
    ['measured', 'published', 'stay'],
    ['published', 'published', 'stay'],
    ['published', 'measured', 'analyze'],
    ['idea', 'measured', 'publishFirst'],
    ['measured', 'measured', 'stay'],
  ])('from %s to %s: %s', (from, to, move) => {
    expect(moveOf(AT[from], to)).toBe(move);
  });
});

it('one stage forward or back, as far as there is one', () => {
  expect([stageBeside('idea', 1), stageBeside('idea', -1), stageBeside('measured', 1)]).toEqual([
    'script',
    undefined,
    undefined,
  ]);
});
