import { describe, expect, it, vi } from 'vitest';
import { EXCEPTIONS, isExcepted } from './labelGate/exceptions';
import { type Fault, faultsAcross, faultsOfLanguage } from './labelGate/faults';
import { catalogues, knowledge, languages } from './labelGate/shippedLabels';

// 85,000 texts are read, which a busy machine takes a while for.
vi.setConfig({ testTimeout: 60_000 });

const faults = new Map<string, readonly Fault[]>();
function faultsOf(language: string): readonly Fault[] {
  const found = faults.get(language) ?? faultsOfLanguage(language, catalogues.get(language) ?? [], knowledge);
  faults.set(language, found);
  return found;
}

describe('no language has nonsense among its labels', () => {
  it.each(languages)('%s', (language) => {
    expect(faultsOf(language).filter((fault) => !isExcepted(fault))).toEqual([]);
  });

  it('nor has one label in all languages, nor one language of another', () => {
    expect(faultsAcross(catalogues)).toEqual([]);
  });

  it('every exception is needed', () => {
    const isNeeded = (rule: string, at: string, language: string) =>
      faultsOf(language).some((fault) => fault.rule === rule && fault.at === at);
    const idle = EXCEPTIONS.flatMap(({ rule, at, languages }) => [
      ...at.filter((one) => !languages.some((language) => isNeeded(rule, one, language))),
      ...languages.filter((language) => !at.some((one) => isNeeded(rule, one, language))),
    ]);
    expect(idle).toEqual([]);
  });
});
