import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchNiche } from '../../src/domain/matchNiche';

const TOOLS = [
  'daily-product',
  'live-by-niche',
  'live-script',
  'titles',
  'video-editing',
  'video-structure',
  'viral-alert',
  'weekly-content',
  'weekly-live',
];

/** In words: from this length on it is a sentence; anything shorter is a label or a fragment. */
const SENTENCE = 5;

type Heard = Map<string, Set<string>>;

/** Collects every sentence below a key that names a niche, with the niches that say it. */
function collect(value: unknown, niche: string | undefined, heard: Heard): void {
  if (typeof value === 'string') {
    if (!niche) return;
    for (const sentence of sentencesOf(value)) heard.set(sentence, (heard.get(sentence) ?? new Set()).add(niche));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      const named = Number.isNaN(Number(key)) ? nicheOf(key) : undefined;
      collect(part, niche ?? named, heard);
    }
  }
}

const NICHES = ['beauty', 'tech', 'fitness', 'lifestyle', 'cooking', 'fashion', 'home', 'parenting'];

function nicheOf(key: string): string | undefined {
  return NICHES.includes(key) ? key : matchNiche(key);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= SENTENCE);
}

describe.each(['fr', 'en'])('over all ten niche generators (%s)', (language) => {
  const heard: Heard = new Map();
  for (const tool of TOOLS) {
    const { texts } = JSON.parse(readFileSync(`src/tools/${tool}/locales/${language}.json`, 'utf8'));
    collect(texts, undefined, heard);
  }

  it('no sentence is repeated word for word in two niches', () => {
    const shared = [...heard]
      .filter(([, niches]) => niches.size > 1)
      .map(([sentence, niches]) => `${[...niches]}: ${sentence}`);
    expect(shared).toEqual([]);
  });

  it('there are thousands of them', () => {
    expect(heard.size).toBeGreaterThan(3000);
  });
});

it('every tool of the list is there', () => {
  expect(readdirSync('src/tools')).toEqual(expect.arrayContaining(TOOLS));
});
