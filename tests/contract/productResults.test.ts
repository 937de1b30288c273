import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/lib/seededRandom';
import { generators } from '../fixtures/generators';
import { allKinds, briefOfKind } from '../support/products/productsOnDisk';
import { faultsOf, NEVER_DONE, textsIn } from './productRules';

// What every tool writes of every kind of product. Every day the first kinds of each family; the full run takes all.

const LANGUAGES = ['fr', 'en'] as const;
const KINDS_OF_A_FAMILY = process.env.FULL ? Number.POSITIVE_INFINITY : 1;

/** Kinds with their handling, so many of each family. */
function kindsOf(language: (typeof LANGUAGES)[number]) {
  const counts = new Map<string, number>();
  return allKinds(language).filter(({ family }) => {
    const count = (counts.get(family) ?? 0) + 1;
    counts.set(family, count);
    return count <= KINDS_OF_A_FAMILY;
  });
}

/** Texts that are none of the tool's: what was typed, what the law prescribes, what is searched, tags, icons, figures. */
const NOT_SAID =
  /(?:^|\.)(?:product|disclosure|exampleOffer|hashtags|tags|searched|icon|emoji|used|id|type|time)(?:\.|$)/;

const STATED = ['an experience that only she can have', 'praise or promise'];
/** A buyer's question, what is quoted and what is never shown state nothing. */
const stated = (text: string) =>
  text
    .replace(/[«“][^»”]*[»”]/g, '…')
    .replace(/[^.!?…»”:«“]*\?/g, '')
    .replace(/(?:Jamais à l’image|Never on camera).*/u, '');

function faultsIn(text: string, language: (typeof LANGUAGES)[number]): string[] {
  const form = faultsOf(text.replace(/\{\{(?:offer|code)\}\}/g, 'OWN'), language).filter(
    (fault) => fault !== 'emoji' && !STATED.includes(fault),
  );
  return [...form, ...faultsOf(stated(text), language).filter((fault) => STATED.includes(fault))];
}

/** Tools whose result is about a product, as their `tool.ts` says. */
const isAboutProduct = (tool: string) =>
  globSync(`src/tools/${tool}/tool.{ts,tsx}`).some((file) =>
    /about: 'product'|offersProducts/.test(readFileSync(file, 'utf8')),
  );

const writing = generators.filter(({ tool, examples }) => 'product' in examples && isAboutProduct(tool));

describe.each(writing)('what $tool writes', ({ generate, examples }) => {
  const answers = Object.fromEntries(Object.entries(examples).map(([question, [first = '']]) => [question, first]));

  it.each(LANGUAGES)(
    'makes no move that a kind forbids, pretends nothing and leaves no gap (%s)',
    { timeout: 120_000 },
    (language) => {
      const faults = kindsOf(language).flatMap(({ family, kind }, seed) => {
        const brief = briefOfKind(family, kind, language);
        const now = new Date('2026-11-24T10:00:00Z');
        const made = generate({ ...answers, product: kind }, language, {
          now,
          zone: 'Europe/Paris',
          random: seededRandom(seed),
          brief,
        });
        const forbidden = brief.handling && NEVER_DONE[brief.handling]?.[language];
        return textsIn(made)
          .filter(([path]) => !NOT_SAID.test(path))
          .map(([path, text]) => [path, text.replace(new RegExp(brief.name.bare, 'giu'), 'NAME')] as const)
          .flatMap(([path, text]) =>
            [
              ...faultsIn(text, language),
              ...(forbidden?.test(stated(text)) ? [`a move that is not made: ${brief.handling}`] : []),
              ...(/undefined|\[object/.test(text) ? ['a gap'] : []),
            ].map((fault) => `${family}/${kind} ${path}: ${fault}: ${text}`),
          );
      });
      expect(faults.slice(0, 20)).toEqual([]);
    },
  );
});
