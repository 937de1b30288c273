import { type Belonging, briefOf, type ProductBrief, type Told } from './brief.ts';
import { detailsIn } from './details.ts';
import type { FamilyTexts } from './familyFiles.ts';
import { type NaturalName, naturalName, unknownName } from './naturalName.ts';
import { knownAs, type NameList, type Original } from './productBook.ts';
import type { Recognised } from './recognise.ts';
import { covers, featuresIn } from './typedFeatures.ts';
import { readTypedProduct } from './typedProduct.ts';
import { wholeName } from './wholeName.ts';

/** The family whose texts describe what was recognised; undefined if only what holds for any product does. */
export const familyOf = (recognised: Recognised): string | undefined =>
  'family' in recognised ? recognised.family : undefined;

/**
 * Everything a text may say of a typed product.
 *
 * @param texts those of its family in that language, or of any product
 * @param isUnsaid what was typed stands in no text
 */
export function describeProduct(
  typed: string,
  recognised: Recognised,
  list: NameList,
  texts: FamilyTexts,
  language: Original,
  told: Told,
  isUnsaid = false,
): ProductBrief {
  const name = nameOf(recognised, list, language);
  const belonging = belongingOf(recognised, list);
  if (!name || !belonging)
    return briefOf(typed, unknownName(isUnsaid ? undefined : typed, language), undefined, texts, told);
  if (isUnsaid) return briefOf(typed, name, belonging, texts, told);
  const brief = briefOf(typed, name, belonging, texts, withTyped(told, typed, belonging, name));
  return { ...brief, wholeName: wholeName(readTypedProduct(typed).wording, name) };
}

/** What was told, and what the words beside the name say. */
function withTyped(told: Told, typed: string, { handling }: Belonging, { bare }: NaturalName): Told {
  const features = featuresIn(typed, handling, bare, told.catalogue.features);
  const { promise, ...facts } = told.facts;
  const beside = Object.entries({ promise, ...detailsIn(typed, handling, bare) });
  const untested = beside.filter(([, said]) => said && !covers(features, said));
  return {
    ...told,
    facts: { ...Object.fromEntries(untested), ...facts },
    features,
  };
}

/** What it is called in that language: the name that was typed if it is one of that language's, else the usual one. */
export function nameOf(recognised: Recognised, list: NameList, language: Original): NaturalName | undefined {
  if (!('family' in recognised)) return undefined;
  const known = list[recognised.family];
  const listed = recognised.is === 'kind' ? known?.kinds[recognised.kind] : known?.names;
  if (listed === undefined) return undefined;
  const { names } = knownAs(listed);
  const typed = recognised.is === 'kind' ? names.find((name) => name === recognised.name) : undefined;
  const tagged = typed ?? names[0];
  return tagged === undefined ? undefined : naturalName(tagged.replace(FOR_WHOM, ''), language);
}

/** Shops write it after a name, nobody says it: « le sac bandoulière femme ». */
const FOR_WHOM = / (?:femmes?|hommes?)$/;

function belongingOf(recognised: Recognised, list: NameList): Belonging | undefined {
  if (!('family' in recognised)) return undefined;
  const known = list[recognised.family];
  if (!known) return undefined;
  const { handling, niche, rules } = known;
  const kind = recognised.is === 'kind' ? recognised.kind : undefined;
  const special = kind === undefined ? undefined : known.special?.[kind];
  return { family: recognised.family, ...(kind !== undefined && { kind }), handling, niche, rules, ...special };
}
