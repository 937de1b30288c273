import type { Written } from './writtenTexts';

/** Something that no text may say; `fails` checks one text at a time. */
export interface WordRule {
  name: string;
  why: string;
  fails: (written: Written) => boolean;
}

const FRENCH_LETTER = '[\\p{L}\\p{M}]';
/** Any of these words or phrases as whole words, in any case. */
const anyOf = (turns: string) => new RegExp(`(?<!${FRENCH_LETTER})(?:${turns})(?!${FRENCH_LETTER})`, 'iu');
const inLanguage = (language: string, pattern: RegExp) => (written: Written) =>
  written.language === language && pattern.test(plain(written.text));
/** With straight apostrophes and ordinary spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'");

/** The specification's three texts with 'vous', verbatim. */
const SPECIFIED_VOUS = [
  'Veuillez sélectionner un fichier vidéo ou image',
  "Erreur lors de l'analyse. Veuillez réessayer.",
  'Complétez la checklist avant publication',
];
const VOUS = anyOf('(?<!rendez-)vous|votre|vos|(?!(?:chez|assez|nez|rez|rendez(?=-vous))(?![\\p{L}]))[\\p{L}]{2,}ez');

const PRETENDING_FRENCH = anyOf(
  "fai(?:s|re|t) (?:comme si|semblant)|comme si (?:tout le monde|elle|il) (?:venait|avait)|fai(?:s|re) croire|feins|on m'a (?:demandé|posé la question)|invente(?! (?:rien|pas))(?= (?:une|un|des|le|la|ta|ton) (?:question|commentaire|avis|prix|client))",
);
const PRETENDING_ENGLISH = anyOf(
  '(?:as if|as though|like) (?:it|everyone|everybody|the whole room|the room) (?:had|has|were|was) (?:just|full)|pretend to|(?:some(?:one|body)|people) asked me|act (?:as if|as though|surprised)|make up a (?:question|comment|review)|talk as if|fake a (?:question|comment|reaction)',
);

/** A slot for the creator's own words, or a line to be said only if it is true. */
const HER_OWN = /\[[^\]]+\]|seulement si|si c'est vrai|only if|if (?:it's|that's) true/i;
const EXPERIENCE_FRENCH = anyOf(
  "(?:on|vous|beaucoup) (?:me |m')(?:le |la |les )?(?:demande|demandent|demandez|dit|disent|pose|posent)|chez moi,? (?:tout|il|elle|ça|on|rien|un peu)|m'a (?:dit|résisté|pris|convaincue?|bluffée?)|j'ai (?:essayé|gardé|rempli|porté|utilisé|perdu|failli|dormi|arrêté|trouvé|refait|posé l'autre|tenu)|j'avais|hier soir, (?:ce|cette|ma|mon)|je sens un peu|je l'oublie|depuis (?:mardi|lundi|des mois)|un peu sucré",
);
const EXPERIENCE_ENGLISH = anyOf(
  "(?:you|people|some(?:one|body)) (?:all |always |keep )+ask(?:s|ing)?(?! (?:what|for|about returns))|as you asked|asked my|you asked about|I(?:'ve| have) (?:been wearing|had|tried|worn|used|owned|stopped|pulled)|I (?:tried|lost|slept|used to|timed my)|my (?:first|old) [\\p{L}-]+ was|since I moved|a bit like glue|it's barely warm",
);

const GENDERED =
  'content|contente|fier|fière|prêt|prête|seul|seule|sûr|sûre|heureux|heureuse|curieux|curieuse|débutant|débutante|nouveau|nouvelle|gentil|gentille|assis|assise|certain|certaine|affilié|affiliée|abonné|abonnée|inscrit|inscrite|créateur|créatrice|vendeur|vendeuse|[\\p{L}]+(?:é|ée)';
/** Said about the user, to the user or by the user: an adjective or participle with a gender. */
const FOR_ONE_GENDER = anyOf(
  [
    `(?:dont )?tu (?:n'|ne )?(?:es|étais|seras|serais|sois|restes|deviens|te sens) (?:pas |plus |déjà |très |trop |si |vraiment |toujours |enfin )*(?:${GENDERED})`,
    `t'es (?:${GENDERED})`,
    `(?:tu t'es|je me suis) (?:[\\p{L}]+(?:é|ée|is|ise)|perdue?)`,
    `je suis (?:${GENDERED}|allée?|[\\p{L}]+ue)`,
    "(?:t|m)'(?:a|ont|avait|avaient) (?:[\\p{L}]+ment )?(?:regardée?s?|vue?s?|suivie?s?|gênée?|ralentie?|surprise?|convaincue?|bluffée?|déçue?|agacée?|oubliée?|retenue?|trompée?|sauvée?)",
    '[\\p{L}]+(?:\\(e\\)|·e|\\.e)s?|mesdames|les filles|ma belle',
  ].join('|'),
);
/** Jimp speaks about itself, and a product is not a person. */
const OF_JIMP = /je suis (?:écrit|branché)/;

/**
 * British spelling and words: the English original is American, since most of its readers sell in the United States.
 */
const BRITISH = anyOf(
  [
    '(?:colo|favo|neighbo|humo|odo|flavo|behavio|labo|harbo)ur(?!n)[a-z]*',
    '(?:cent|met|centimet|kilomet|millimet|lit|theat|fib)re[sd]?',
    '(?:optim|organ|recogn|real|apolog|minim|maxim|moistur|itemis?|author|personal|summar|priorit|emphas|custom|special|appet)is(?:e|ed|es|er|ers|ing|ation|ations)',
    '(?:label|cancel|travel|model|pencil|level|marvel)l(?:ed|ing|er|ers|ous)',
    '(?:anal|paral)ys(?:e|ed|ing)',
    'jewellery|grey(?:s|ish)?|pyjamas?|moulds?|mouldy|programmes?|draughts?|storeys?|burnt|learnt|towards|mums?|maths|kerbs?|tyres?|cosy|sceptical|aluminium|whilst|amongst|catalogue|plough|practis(?:e|ed|ing)',
    'nappy|nappies|hobs?|worktops?|trousers|jumpers?|trainers?|pavement|torch(?:es)?|fortnight|car park|cotton buds?|tea towels?|courgettes?|washing[- ]up',
  ].join('|'),
);

/** The shop's basket; a laundry basket is not meant. */
const SHOP_BASKET = anyOf(
  "(?:in|tap|open|from|through|then|to) (?:the|your) basket|basket(?:'s| is) (?:just|right) below|basket orders",
);

/** The device in use may be a computer; a phone that films, or is filmed, is really a phone. */
const PHONE_FRENCH = anyOf(
  '(?:réglages|heure|horloge|langue|calendrier|agenda|mémoire) d(?:u|e ton|e votre) téléphone|(?:perds|verrouille) ton téléphone|hors ligne, sur ton téléphone',
);
const PHONE_ENGLISH = anyOf("phone's (?:settings|clock|time|language|calendar|storage)|(?:lose|lock) your phone");

/** The texts that a tool shows as its result, which people film from. */
const isOfTool = ({ file, key }: Written) => /src\/tools\//.test(file) && key.startsWith('texts.');

export const WORD_RULES: readonly WordRule[] = [
  {
    name: 'tu, never vous',
    why: 'The product says tu; the specification has three texts with vous, to the letter.',
    fails: (one) => !SPECIFIED_VOUS.includes(plain(one.text)) && inLanguage('fr', VOUS)(one),
  },
  {
    name: 'no pretending',
    why: 'A creator who acts what did not happen deceives; we never tell her to.',
    fails: (one) => inLanguage('fr', PRETENDING_FRENCH)(one) || inLanguage('en', PRETENDING_ENGLISH)(one),
  },
  {
    name: 'no experience in her mouth',
    why: 'What she has lived with a product only she can say: a slot, a gesture or an instruction stands in its place.',
    fails: (one) =>
      isOfTool(one) &&
      !HER_OWN.test(plain(one.text)) &&
      (inLanguage('fr', EXPERIENCE_FRENCH)(one) || inLanguage('en', EXPERIENCE_ENGLISH)(one)),
  },
  {
    name: 'French for everybody',
    why: 'Whoever reads it may be a woman or a man.',
    fails: (one) => !OF_JIMP.test(plain(one.text)) && inLanguage('fr', FOR_ONE_GENDER)(one),
  },
  {
    name: 'one English spelling',
    why: 'One spelling for one market, in every tool.',
    fails: inLanguage('en', BRITISH),
  },
  {
    name: 'one word for the cart',
    why: 'Where a buyer taps is the cart in the United States, for whose market the English original is spelt.',
    fails: inLanguage('en', SHOP_BASKET),
  },
  {
    name: 'no phone where there may be a computer',
    why: 'The product runs on a desktop, too: its settings, its clock and its language are the device’s.',
    fails: (one) => inLanguage('fr', PHONE_FRENCH)(one) || inLanguage('en', PHONE_ENGLISH)(one),
  },
];
