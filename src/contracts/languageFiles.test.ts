import { describe, expect, it } from 'vitest';
import { filesToStore, type LanguageIndex } from './languageFiles';

const index: LanguageIndex = {
  en: {
    first: '/assets/en.first.json',
    labels: '/assets/en.labels.json',
    texts: { titles: '/languages/en/t' },
    allTexts: '/languages/en/all',
    coach: '/languages/en/coach',
    coachFurther: '/languages/en/further',
  },
  es: {
    first: '/languages/es/f',
    labels: '/languages/es/l',
    texts: { titles: '/languages/es/t' },
    allTexts: '/languages/es/all',
  },
  tr: { first: '/languages/tr/f', labels: '/languages/tr/l', judge: '/languages/others/j', texts: {} },
};

describe('what a language needs offline', () => {
  it('is an original’s long texts and its coach: the precache has its labels', () => {
    expect(filesToStore(index, 'en')).toEqual({
      addresses: ['/languages/en/coach'],
      bundles: [{ address: '/languages/en/all', parts: { titles: '/languages/en/t' } }],
    });
  });

  it('is any other language’s labels, its own long texts and the English coach', () => {
    expect(filesToStore(index, 'es')).toEqual({
      addresses: ['/languages/es/f', '/languages/es/l', '/languages/en/coach'],
      bundles: [{ address: '/languages/es/all', parts: { titles: '/languages/es/t' } }],
    });
  });

  it('is its danger judge, and the English long texts where nobody has written any', () => {
    expect(filesToStore(index, 'tr')).toEqual({
      addresses: ['/languages/tr/f', '/languages/tr/l', '/languages/others/j', '/languages/en/coach'],
      bundles: [{ address: '/languages/en/all', parts: { titles: '/languages/en/t' } }],
    });
  });

  it('is unknown for a language that does not exist', () => {
    expect(() => filesToStore(index, 'xx')).toThrow('no files of xx');
  });
});
