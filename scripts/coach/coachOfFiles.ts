import { readFileSync } from 'node:fs';
import { readCoachBook } from '../../src/domain/coach/book';
import { type Coach, createCoach, type KnowProduct } from '../../src/domain/coach/coach';
import type { CoachLanguage } from '../../src/domain/coach/language';
import { describeProduct, familyOf, nameOf } from '../../src/domain/products/describe';
import { productRecogniser, recogniseTyped } from '../../src/domain/products/recognise';
import { factsBeside } from '../../src/domain/products/told';
import { readTypedProduct } from '../../src/domain/products/typedProduct';
import { productBookOf } from '../products/productBooks';
import { familyTexts, unknownTexts } from '../products/productTexts';
import { furtherTopics, storedCoachBook } from './storedCoachBook';

/** Knows products as the app does, from the files it is built from. */
function knowFromFiles(): KnowProduct {
  const known = new Map(
    (['fr', 'en'] as const).map((language) => {
      const list = productBookOf(language);
      const families = new Map(familyTexts(language));
      const labels = JSON.parse(readFileSync(`src/i18n/locales/${language}/tool.labels.json`, 'utf8'));
      return [
        language,
        {
          list: list.list,
          recognise: productRecogniser({ [language]: list }),
          families,
          unknown: unknownTexts(language),
          reasons: labels.product.reasons,
        },
      ];
    }),
  );
  return async (wording, language) => {
    const of = known.get(language);
    if (!of) return undefined;
    const read = readTypedProduct(wording);
    const found = recogniseTyped(of.recognise, read, language);
    if (found.is === 'forbidden') return { is: 'forbidden', why: of.reasons[found.reason] };
    if (found.is === 'ambiguous') {
      const meanings = found.kinds.flatMap((id) => {
        const [family = '', kind = ''] = id.split('/');
        const name = nameOf({ is: 'kind', family, kind }, of.list, language);
        return name ? [name.bare] : [];
      });
      return { is: 'ambiguous', typed: wording, meanings };
    }
    const family = familyOf(found);
    const texts = (family === undefined ? undefined : of.families.get(family)) ?? of.unknown;
    const told = { facts: factsBeside(read), catalogue: of.unknown.told };
    const isNamed = found.is === 'kind' && found.name !== undefined;
    return { is: 'described', isNamed, brief: describeProduct(read.typed, found, of.list, texts, language, told) };
  };
}

/** The coach in both languages, with what it knows of products, as a device has it. */
export const coachOfFiles = (): Coach => {
  const bookIn = (language: CoachLanguage) =>
    readCoachBook(storedCoachBook(language), language, furtherTopics(language).topics);
  return createCoach({ fr: bookIn('fr'), en: bookIn('en') }, knowFromFiles());
};
