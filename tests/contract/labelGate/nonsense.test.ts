import { describe, expect, it, vi } from 'vitest';
import { isExcepted } from './exceptions';
import { faultsAcross, faultsOfLanguage } from './faults';
import type { Label } from './labels';
import { filledWith, frenchFor, NONSENSE } from './nonsense';
import { catalogues, knowledge } from './shippedLabels';

// 85,000 texts are read, which a busy machine takes a while for.
vi.setConfig({ testTimeout: 60_000 });

const makers = Object.entries({ ...NONSENSE, 'the French text': frenchFor(knowledge.french) });

/** One of each kind: the nearest to English, one without letters beyond a–z, three other scripts. */
const OTHER_SCRIPTS = ['ru', 'ar', 'ja'];
const SOME = ['nl', 'zu', ...OTHER_SCRIPTS];

/** A label of two words, as a new one might be. */
const NEW = 'hub labels.exploreTrends';
const isNew = ({ namespace, key }: Label) => `${namespace} ${key}` === NEW;

describe.each(makers)('the gate refuses %s', (name, make) => {
  const faultsWith = (language: string, isChosen: (label: Label) => boolean) => {
    const labels = filledWith(make, catalogues.get(language) ?? [], isChosen);
    return faultsOfLanguage(language, labels, knowledge).filter((fault) => !isExcepted(fault));
  };

  it.each(SOME)('as the catalogue of a language: %s', (language) => {
    expect(faultsWith(language, () => true)).not.toEqual([]);
  });

  // Latin filler, or a word that is shared, is no nonsense of one language with Latin letters: only many of them tell.
  it.each(name.startsWith('the ') ? SOME : OTHER_SCRIPTS)(
    'as the text of one new label of a language: %s',
    (language) => {
      expect(faultsWith(language, isNew).map(({ at }) => at)).toContain(NEW);
    },
  );

  it('as the text of one new label in all languages', () => {
    const row = Array.from(catalogues, ([language, labels]): [string, Label[]] => [
      language,
      filledWith(make, labels.filter(isNew), isNew),
    ]);
    expect(faultsAcross(new Map(row)).map(({ says }) => says.slice(0, NEW.length))).toContain(NEW);
  });
});
