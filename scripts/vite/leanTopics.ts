import type { Plugin } from 'vite';
import { topicFile } from '../../src/domain/coach/topics/topicFile.ts';

/** Of a topic's examples only the first, well-written question is said; the classifier was made from the others. */
export function leanTopics(): Plugin {
  return {
    name: 'jimp:lean-topics',
    enforce: 'pre',
    transform: {
      filter: { id: /\/coach\/topics\/\w+\/[\w-]+\.json$/ },
      handler(code) {
        const { facts, ...topic } = topicFile.parse(JSON.parse(code));
        const lean = Object.entries(facts).map(([id, { asks, source: _, ...fact }]) => [
          id,
          { ...fact, asks: asks.slice(0, 1) },
        ]);
        return JSON.stringify({ ...topic, facts: Object.fromEntries(lean) });
      },
    },
  };
}
