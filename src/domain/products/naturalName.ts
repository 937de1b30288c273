import { bareName, type Original } from './productBook.ts';

/** What a product is called in a sentence. */
export interface NaturalName {
  language: Original;
  /** Without an article: « friteuse sans huile », “air fryer”. */
  bare: string;
  gender: 'm' | 'f';
  number: 'one' | 'many' | 'mass';
  /** Nothing is known but the name itself: no article, nothing that agrees. */
  isUnknown?: boolean;
}

/** Names that are longer, or an address, are not said aloud. */
const SPOKEN = 40;
const NO_NAME = /https?:|www\.|\p{Extended_Pictographic}/u;
/** Somebody who has forgotten its name describes it: « le truc qui aspire », “that thing for jars”. */
const DESCRIBED =
  /^(?:l[’']|(?:le|la|les|une?|des|mon|ma|mes|ce|cette|the|that|those|these|this|an?|my|some)\s)|(?<!\p{L})(?:trucs?|machins?|bidules?|things?|thingy|stuff)(?!\p{L})/iu;
const INSTEAD: Readonly<Record<Original, NaturalName>> = {
  fr: { language: 'fr', bare: 'produit', gender: 'm', number: 'one' },
  en: { language: 'en', bare: 'product', gender: 'm', number: 'one' },
};

/** The name of something that nothing is known of: as typed, if that can be said; undefined if it must not be. */
export function unknownName(typed: string | undefined, language: Original): NaturalName {
  if (typed === undefined || typed.length > SPOKEN) return INSTEAD[language];
  if (NO_NAME.test(typed) || DESCRIBED.test(typed)) return INSTEAD[language];
  return { language, bare: typed, gender: 'm', number: 'one', isUnknown: true };
}

/** A name as the families list it, with its tag (« f friteuse », “s air fryer”). */
export function naturalName(tagged: string, language: Original): NaturalName {
  const tag = tagged.slice(0, tagged.indexOf(' '));
  const number = tag.endsWith('p') ? 'many' : tag === 'u' ? 'mass' : 'one';
  return { language, bare: bareName(tagged), gender: tag.startsWith('f') ? 'f' : 'm', number };
}

/** An h that is heard: no elision before it, unlike before that of « huile ». */
const HEARD_H =
  /^h(?:ache|achoir|all|alo|alte(?!r)|amac|amburger|amster|anche|and|angar|ard|aricot|arnais|arpe|arpon|aul|aut|ead|enn|érisson|erse|it|obby|ochet|ockey|older|ome|omard|oodie|ot|otte|ouppe|ousse|over|ub|ublot|ula)/i;
/** Vowels that take no elision. */
const NO_ELISION = /^(?:onz|oui|ouistiti|yaourt|yoga|w|y)/i;

/** Whether an article elides before a French name: « l’air fryer », but « la housse ». */
export function elides(name: string): boolean {
  if (NO_ELISION.test(name)) return false;
  return /^[aeiouàâéèêëîïôœ]/i.test(name) || (/^h/i.test(name) && !HEARD_H.test(name));
}

const ofFrench = (elided: string, m: string, f: string, many: string) => ({ elided, m, f, many });
const FRENCH = {
  le: ofFrench('l’', 'le ', 'la ', 'les '),
  du: ofFrench('de l’', 'du ', 'de la ', 'des '),
  au: ofFrench('à l’', 'au ', 'à la ', 'aux '),
};

/** The forms of a bare name: pronouns stand for a thing without a gender. */
const unknownForms = (bare: string, pronouns: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    ['le', 'un', 'ce', 'ton', 'nom', 'the', 'this', 'your', 'a', 'name'].map((form) => [form, bare]),
  ),
  ...pronouns,
});

function frenchForms({ bare, gender, number, isUnknown }: NaturalName): Readonly<Record<string, string>> {
  if (isUnknown) return unknownForms(bare, { du: `de ${bare}`, au: `à ${bare}`, il: 'ça' });
  const isMany = number === 'many';
  const isElided = elides(bare);
  const article = (of: keyof typeof FRENCH) => `${FRENCH[of][isMany ? 'many' : isElided ? 'elided' : gender]}${bare}`;
  const feminine = gender === 'f';
  return {
    le: article('le'),
    du: article('du'),
    au: article('au'),
    un: `${isMany ? 'des' : feminine ? 'une' : 'un'} ${bare}`,
    ce: `${isMany ? 'ces' : feminine ? 'cette' : isElided ? 'cet' : 'ce'} ${bare}`,
    ton: `${isMany ? 'tes' : feminine && !isElided ? 'ta' : 'ton'} ${bare}`,
    il: `${feminine ? 'elle' : 'il'}${isMany ? 's' : ''}`,
    nom: bare,
  };
}

/** Spoken with a vowel first: “an hour”, “an LED”; but “a USB hub”, “a one-piece”. */
const VOWEL_SOUND = /^(?:(?!uni|use|usb|eu|one)[aeiou]|hour|heir|honest|(?:[AEFHILMNORSX][A-Z]))/;

function englishForms({ bare, number, isUnknown }: NaturalName): Readonly<Record<string, string>> {
  if (isUnknown) return unknownForms(bare, { it: 'it', its: 'its', them: 'it' });
  const isMany = number === 'many';
  const startsWithVowel = VOWEL_SOUND.test(/^[A-Z]{2}/.test(bare) ? bare : bare.toLowerCase());
  return {
    the: `the ${bare}`,
    this: `${isMany ? 'these' : 'this'} ${bare}`,
    your: `your ${bare}`,
    a: number === 'one' ? `${startsWithVowel ? 'an' : 'a'} ${bare}` : bare,
    it: isMany ? 'they' : 'it',
    its: isMany ? 'their' : 'its',
    them: isMany ? 'them' : 'it',
    name: bare,
  };
}

const SLOT = /\{([^{}]+)\}/g;

/**
 * A text with its slots filled: `{le}` and the like by the name (`{Le}` with a capital), `{one|many}` and in French
 * `{m|f|mp|fp}` by what agrees with it. An unknown slot is left as it stands.
 */
export function fillName(text: string, name: NaturalName): string {
  const forms = name.language === 'fr' ? frenchForms(name) : englishForms(name);
  return text.replace(SLOT, (slot, inside: string) => {
    const choices = inside.split('|');
    if (choices.length > 1) return agreeing(choices, name) ?? slot;
    const form = forms[inside.charAt(0).toLowerCase() + inside.slice(1)];
    if (form === undefined) return slot;
    return /^\p{Lu}/u.test(inside) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  });
}

function agreeing(choices: readonly string[], { gender, number }: NaturalName): string | undefined {
  const isMany = number === 'many';
  if (choices.length === 2) return choices[isMany ? 1 : 0];
  return choices[(isMany ? 2 : 0) + (gender === 'f' ? 1 : 0)];
}
