/** How a language is written: its script, and which letters of the script are its own where languages share one. */
interface Writing {
  script: RegExp;
  letters?: RegExp;
  /** How many letters say what one of English does: the median of the labels from twelve letters on. */
  density: number;
}

const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const ARABIC = /[\p{scx=Arabic}\u200c]/u;

/** Written in a–z and these letters; after the letters of the language those of its usual loans, such as the é of 'café'. */
const latin = (more: string): Writing => ({ script: LATIN, letters: new RegExp(`[a-z${more}]`, 'u'), density: 1 });
const cyrillic = (all: string): Writing => ({ script: CYRILLIC, letters: new RegExp(`[${all}]`, 'u'), density: 1 });
/** Arabic letters, the stroke that joins one to a slot, and the vowel signs. */
const arabic = (all: string): Writing => ({
  script: ARABIC,
  letters: new RegExp(`[${all}\u0640\u064b-\u0655\u0670]`, 'u'),
  density: 0.8,
});
const ofScript = (script: RegExp, density: number): Writing => ({ script, density });

/**
 * The alphabets, after the exemplar characters of Unicode's CLDR. A text in Swedish has no č, one in Ukrainian no ы, one in
 * Persian no Arabic ي: who finds one has found another language, or a letter that only looks right.
 */
export const WRITINGS: Readonly<Record<string, Writing>> = {
  af: latin('áâäéèêëíîïóôöúûüý'),
  am: ofScript(/\p{scx=Ethiopic}/u, 0.6),
  ar: arabic('ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي'),
  bg: cyrillic('абвгдежзийѝклмнопрстуфхцчшщъьюя'),
  bn: ofScript(/[\p{scx=Bengali}\u200c\u200d]/u, 0.55),
  ca: latin('àçèéíïòóúü'),
  cs: latin('áčďéěíňóřšťúůýž'),
  da: latin('æøåé'),
  de: latin('äöüßé'),
  el: ofScript(/\p{scx=Greek}/u, 1),
  es: latin('áéíñóúü'),
  et: latin('äõöüšž'),
  fa: arabic('ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'),
  fi: latin('åäöšž'),
  fil: latin('ñ'),
  fr: latin('àâæçéèêëîïôœùûüÿ'),
  ha: latin('ɓɗƙƴ'),
  he: ofScript(/\p{scx=Hebrew}/u, 0.8),
  hi: ofScript(/[\p{scx=Devanagari}\u200c\u200d]/u, 0.55),
  hr: latin('čćđšž'),
  hu: latin('áéíóöőúüű'),
  id: latin('é'),
  is: latin('áðéíóúýþæö'),
  it: latin('àèéìîòóù'),
  ja: ofScript(/[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}]/u, 0.5),
  ko: ofScript(/\p{scx=Hangul}/u, 0.42),
  lt: latin('ąčęėįšųūž'),
  lv: latin('āčēģīķļņšūž'),
  mk: cyrillic('абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ'),
  ms: latin('é'),
  nb: latin('æøåéòôà'),
  nl: latin('áäéèëíïóöúüç'),
  pl: latin('ąćęłńóśźż'),
  pt: latin('áâãàçéêíóôõúü'),
  ro: latin('ăâîșț'),
  ru: cyrillic('абвгдеёжзийклмнопрстуфхцчшщъыьэюя'),
  sk: latin('áäčďéíĺľňóôŕšťúýž'),
  sl: latin('čšž'),
  sq: latin('çë'),
  sr: cyrillic('абвгдђежзијклљмнњопрстћуфхцчџш'),
  sv: latin('åäöéà'),
  sw: latin(''),
  ta: ofScript(/[\p{scx=Tamil}\u200c]/u, 0.65),
  te: ofScript(/[\p{scx=Telugu}\u200c]/u, 0.55),
  th: ofScript(/\p{scx=Thai}/u, 0.7),
  tr: latin('çğıöşüâîû'),
  uk: cyrillic('абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'),
  ur: arabic('ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہۂۃھیےۓ'),
  vi: latin('àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ'),
  yo: latin('áàẹéèíìọóòṣúùńǹ\u0300\u0301'),
  zh: ofScript(/\p{scx=Han}/u, 0.33),
  zu: latin(''),
};

/** How a language is written; an unknown one has no rule, and says so. */
export function writingOf(language: string): Writing {
  const writing = WRITINGS[language];
  if (!writing) throw new Error(`No alphabet for '${language}': add it to WRITINGS.`);
  return writing;
}

export const isLatin = (language: string) => writingOf(language).script === LATIN;
