import { describe, expect, it } from 'vitest';
import type { Guide, Topic } from './guide';
import { Retrieval } from './retrieval';

const guide = (topic: Topic, question: string, part: string): Guide => ({
  topic,
  questions: [question],
  parts: [part],
  suggestions: [],
});

describe('what a question finds', () => {
  it('is a guide that lists it, covered as a whole', () => {
    const retrieval = new Retrieval([
      guide('samples', 'Who pays the zeppelin?', 'Nothing.'),
      guide('music', 'Which zebra?', 'Nothing.'),
    ]);
    expect(retrieval.find(['zeppelin']).matches).toMatchObject([{ topic: 'samples', coverage: 1 }]);
  });

  it('comes first where a guide tells of it too, be it only in passing', () => {
    const filler = Array.from({ length: 60 }, (_, index) => `filler${index}`).join(' ');
    const retrieval = new Retrieval([
      guide('samples', 'Who pays the zeppelin?', 'Nothing.'),
      guide('music', 'Who pays the zeppelin?', `${filler} zeppelin`),
    ]);
    const { matches } = retrieval.find(['zeppelin']);
    expect(matches.map(({ topic }) => topic)).toEqual(['music', 'samples']);
  });
});
