import { briefOf, type ProductBrief, unknownBrief } from './brief';
import type { FamilyTexts } from './familyFiles';
import { type NaturalName, naturalName, unknownName } from './naturalName';
import { knownAs, type NameList, type Original } from './productBook';
import type { Recognised } from './recognise';

/** The family whose texts describe what was recognised; undefined if only what holds for any product does. */
export const familyOf = (recognised: Recognised): string | undefined =>
  'family' in recognised ? recognised.family : undefined;

/**
 * Everything a text may say of a typed product.
 *
 * @param texts those of its family in that language, or of any product
 */
export function describeProduct(
  typed: string,
  recognised: Recognised,
  list: NameList,
  texts: FamilyTexts,
  language: Original,
): ProductBrief {
  const name = nameOf(recognised, list, language);
  if (!name || !('family' in recognised)) return unknownBrief(typed, unknownName(typed, language), texts.common);
  return briefOf(typed, name, recognised, texts);
}

/** What it is called in that language: the name that was typed if it is one of that language's, else the usual one. */
function nameOf(recognised: Recognised, list: NameList, language: Original): NaturalName | undefined {
  if (!('family' in recognised)) return undefined;
  const known = list[recognised.family];
  const listed = recognised.is === 'kind' ? known?.kinds[recognised.kind] : known?.names;
  if (listed === undefined) return undefined;
  const { names } = knownAs(listed);
  const typed = recognised.is === 'kind' ? names.find((name) => name === recognised.name) : undefined;
  const tagged = typed ?? names[0];
  return tagged === undefined ? undefined : naturalName(tagged, language);
}
