import { fold } from '../../../lib/fold.ts';
import type { CoachLanguage } from '../language.ts';

/** What a message wishes of an answer's form, in its own words where those are repeated. */
export interface Wishes {
  /** Length of a video or script, in seconds. */
  seconds?: number;
  /** How many titles, ideas and the like. */
  count?: number;
  /** « le deuxième », “the last one”: counted from 1, -1 for the last. */
  ordinal?: number;
  /** « pour les hommes », “for moms”: the words after. */
  audience?: string;
  /** « dans ma cuisine », “in my car”: the whole phrase. */
  place?: string;
  /** A text to be looked at, in quotes or after a colon. */
  quoted?: string;
}

const ORDINALS: readonly (readonly [number, RegExp])[] = [
  [1, /\b(?:premiere?|1ere?|1er|first|1st|numero 1|number 1|n ?°? ?1|le 1|la 1)\b/],
  [2, /\b(?:deuxieme|second|seconde|2e|2eme|2nd|numero 2|number 2|number two|n ?°? ?2|le 2|la 2)\b/],
  [3, /\b(?:troisieme|third|3e|3eme|3rd|numero 3|number 3|number three|n ?°? ?3|le 3|la 3)\b/],
  [4, /\b(?:quatrieme|fourth|4e|4eme|4th|numero 4|number 4|le 4|la 4)\b/],
  [-1, /\b(?:derniere?|last)\b/],
];

const PLACES: Readonly<Record<CoachLanguage, RegExp>> = {
  fr: /(?:dans|avec|depuis|en|chez|sur) (?:ma |mon |mes |la |le |une? |toute )?(?:petite? )?(?:cuisine|salle de bains?|salon|chambre|bureau|voiture|caisse|jardin|balcon|garage|couloir|canape|lit|entree|terrasse|studio|appart(?:ement)?|plage|rue|salle de sport|dehors|exterieur)(?: [a-z]+)?|\bdehors\b/,
  en: /(?:in|from|with|at|on) (?:my |the |a |our )?(?:tiny |small |little )?(?:kitchen|bathroom|living room|bedroom|office|car|garden|yard|balcony|garage|hallway|couch|bed|studio|apartment|flat|beach|street|gym|dorm|outdoors|outside)|\boutside\b|\boutdoors\b/,
};
const AUDIENCES: Readonly<Record<CoachLanguage, RegExp>> = {
  fr: /pour (?:les |des |un public (?:d[e'] ?)?|mon |ma |une? )?((?:jeunes |futures? |grands? )?(?:hommes?|mecs?|gars|femmes?|meufs?|filles?|garcons?|ados?|adolescents?|etudiants?|seniors?|vieux|retraites?|papas?|mamans?|meres?|peres?|parents|debutants?|pros?|sportifs?|couples?|grands?-?meres?|grands?-?parents|petits budgets?|employes?|infirmieres?|profs?))/,
  en: /for (?:the |a |an |my )?((?:young |new |busy |older )?(?:men|guys|dudes|women|girls|boys|teens?|teenagers|students|seniors|old(?:er)? people|elderly|retirees|dads?|moms?|mums?|mothers?|fathers?|parents|beginners|pros?|athletes|couples|grandmas?|grandparents|nurses|teachers|gen z|boomers))/,
};
const SECONDS = /(?<![\d.,])(\d{1,3}) ?(?:s|sec|secs|secondes?|seconds?)\b/;
const MINUTE = /\b(?:1|une|one|a) (?:min|minute)\b/;
const COUNT =
  /\b(\d{1,2}|deux|trois|quatre|cinq|dix|two|three|four|five|ten) (?:\w+ ){0,2}(?:titres?|titles?|hooks?|accroches?|openings?|idees?|ideas?|legendes?|captions?|scripts?|phrases?|lines?)\b/;
const IN_WORDS: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
};
const QUOTED = /[«“"]\s*([^»”"]{6,})\s*[»”"]|(?<=\p{L}\s?:\s)([^:]{8,})$/u;

/** Seconds that can be filmed as one video. */
const FILMABLE = { from: 8, to: 180 };

/** The wishes that a message states, besides what it asks. */
export function wishesIn(message: string, language: CoachLanguage): Wishes {
  const text = fold(message).replace(/\s+/g, ' ');
  const seconds = MINUTE.test(text) ? 60 : Number(SECONDS.exec(text)?.[1]);
  const count = COUNT.exec(text)?.[1];
  const ordinal = ORDINALS.find(([, pattern]) => pattern.test(text))?.[0];
  const audience = AUDIENCES[language].exec(text)?.[1];
  const place = PLACES[language].exec(text)?.[0];
  const quote = QUOTED.exec(message);
  const quoted = quote?.[1] ?? quote?.[2];
  return {
    ...(seconds >= FILMABLE.from && seconds <= FILMABLE.to && { seconds }),
    ...(count && { count: IN_WORDS[count] ?? Number(count) }),
    ...(ordinal !== undefined && { ordinal }),
    ...(audience && { audience }),
    ...(place && { place }),
    ...(quoted && { quoted: quoted.trim() }),
  };
}
