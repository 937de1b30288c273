import type { FamilyTexts, Handling, Knowledge } from '../../src/domain/products/familyFiles';
import { checkScript } from '../../src/domain/scriptCheck/checkScript';

const anyOf = (turns: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${turns})(?![\\p{L}\\p{M}])`, 'iu');
/** With straight apostrophes and ordinary spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'");

/** What a creator has lived with a product only she can say: lines say what she does now, on camera. */
const LIVED = {
  fr: anyOf(
    "j'ai|j'avais|je (?:l'|la |le |les )?(?:utilise|adore|aime|recommande|conseille|trouve|porte toujours|garde depuis)|chez moi|depuis (?:\\d|un|une|deux|trois|des|que)|m'a|je suis (?:fan|accro|conquis)",
  ),
  en: anyOf(
    "I've|I (?:have|had|love|like|use|recommend|swear|always|never|tried|bought|found|was|got)|my (?:favorite|go-to|holy grail)|for (?:weeks|months|years)|obsessed|changed my",
  ),
};

/** Praise and promises that nothing on camera proves. */
const HYPE = {
  fr: anyOf(
    'meilleure?s?|incroyables?|révolutionn\\p{L}+|miracles?|magiques?|garantie?s?|parfaite?s?|indispensables?|ultime|bluffante?s?|game[- ]changer|must[- ]have|pépite|100 %|à coup sûr|guéri\\p{L}*|soigne|soulage|détox\\p{L}*|minceur|maigri\\p{L}*|brûle[- ]graisse|en (?:trois|3|sept|7) jours',
  ),
  en: anyOf(
    'best|amazing|incredible|revolutionary|miracle|magical?|guaranteed?|perfect(?:ly)?|must[- ]haves?|game[- ]changer|life[- ]changing|ultimate|100%|heals?|cures?|relieves?|detox|slimming|fat[- ]burning|in (?:three|3|seven|7) days',
  ),
};

const SELLING_ELSEWHERE = { fr: anyOf('liens?|bio'), en: anyOf('links?|bio') };

/** Moves that nobody makes with a product of that handling. */
export const NEVER_DONE: Partial<Record<Handling, { fr: RegExp; en: RegExp }>> = {
  applied: { fr: anyOf('branche[sr]?|démonte[sr]?|recharge[sr]?|mixe[sr]?'), en: anyOf('plug|unplug|assemble|blend') },
  worn: {
    fr: anyOf('branche[sr]?|goûte[sr]?|mixe[sr]?|vise[sr]?|lame'),
    en: anyOf('plug|unplug|taste|blend|blade'),
  },
  carried: { fr: anyOf('branche[sr]?|goûte[sr]?|mixe[sr]?'), en: anyOf('unplug|taste|blend') },
  eaten: { fr: anyOf('branche[sr]?|démonte[sr]?|porte[sr]?|essuie[sr]?'), en: anyOf('plug|unplug|assemble|wear') },
  drunk: { fr: anyOf('branche[sr]?|démonte[sr]?|mâche[sr]?'), en: anyOf('plug|unplug|assemble|chew') },
  swallowed: { fr: anyOf('branche[sr]?|démonte[sr]?|rince[sr]?'), en: anyOf('plug|unplug|assemble') },
  read: {
    fr: anyOf('branche[sr]?|rince[sr]?|goûte[sr]?|démonte[sr]?|lave[sr]?|essuie[sr]?|recharge[sr]?'),
    en: anyOf('plug|unplug|rinse|taste|wash|wipe|recharge'),
  },
  'written-with': { fr: anyOf('rince[sr]?|goûte[sr]?'), en: anyOf('rinse|taste') },
  downloaded: {
    fr: anyOf('branche[sr]?|rince[sr]?|goûte[sr]?|lave[sr]?|déballe[sr]?|colis|pèse[sr]?'),
    en: anyOf('unplug|rinse|taste|wash|unbox|parcel|weigh'),
  },
  'slept-on': { fr: anyOf('goûte[sr]?|mixe[sr]?|visse[sr]?'), en: anyOf('taste|blend|screw') },
  'for-animal': { fr: anyOf('maquille[sr]?|mixe[sr]?'), en: anyOf('makeup|blend') },
  music: { fr: anyOf('rince[sr]?|goûte[sr]?|mixe[sr]?'), en: anyOf('rinse|taste') },
  scents: { fr: anyOf('goûte[sr]?|mixe[sr]?'), en: anyOf('taste|blend') },
};

/** The slots of a text, filled with the product's natural name; `{one|many}` agrees with it. */
export const SLOT = {
  fr: /\{(?:[Ll]e|[Uu]n|[Cc]e|[Tt]on|[Dd]u|[Aa]u|[Ii]l|nom|[^{}|]*\|[^{}|]*(?:\|[^{}|]*\|[^{}|]*)?)\}/g,
  en: /\{(?:[Tt]he|[Aa]|[Tt]his|[Yy]our|[Ii]t|[Ii]ts|them|name|[^{}|]*\|[^{}|]*)\}/g,
};

export type Original = 'fr' | 'en';

/** What is wrong with one text, in words; nothing if all is well. */
export function faultsOf(text: string, language: Original): string[] {
  const bare = plain(text);
  const faults: [boolean, string][] = [
    [LIVED[language].test(bare), 'an experience that only she can have'],
    [HYPE[language].test(bare), 'praise or promise'],
    [SELLING_ELSEWHERE[language].test(bare), 'link or bio'],
    [/[{}]/.test(text.replace(SLOT[language], '')), 'an unknown slot'],
    [/(?:^|[.,;] )\{[Ll]e\} \p{L}+(?:er|ir|re)(?!\p{L})/u.test(text), 'an article where a pronoun is meant'],
    [/\p{Extended_Pictographic}/u.test(text), 'emoji'],
    [/ {2}|^\s|\s$|\.\.\./.test(text), 'spaces or three dots'],
    [text.includes("'") && language === 'fr', 'a straight apostrophe'],
    [language === 'fr' && / [;:!?%€»]|« /.test(text), 'an ordinary space where French wants a no-break one'],
    [language === 'fr' && /[^\u00a0\u202f\s][;!?»]|«[^\u00a0\u202f]/.test(text), 'no space where French wants one'],
  ];
  return faults.flatMap(([isFault, name]) => (isFault ? [name] : []));
}

const isSentence = (text: string) => /^["“«\p{Lu}\d{]/u.test(text) && /[.!?…»”"]$/u.test(text);
const isPhrase = (text: string) => !/[.!?…]$/u.test(text) && !/^(?!I\b|[\p{Lu}]{2})\p{Lu}/u.test(text);

/** A need is the viewer's, not one's own. */
const FIRST_PERSON = { fr: /(?<!\p{L})(?:(?:je|mon|ma|mes|moi|me)(?!\p{L})|[jm]’)/iu, en: /\b(?:I|my|me|mine)\b/ };

const opensLate = (text: string, language: Original) =>
  checkScript(text, { language }).findings.some((found) => 'problem' in found && found.problem === 'longOpening');

/** What is wrong with the form of what is known of a kind or a family. */
export function formFaults(known: Partial<Knowledge>, language: Original): string[] {
  const faults: string[] = [];
  const want = (isRight: boolean, what: string, text: string) => isRight || faults.push(`${what}: ${text}`);
  for (const { shows, shot, need, hook, say } of known.proofs ?? []) {
    if (need !== undefined) {
      want(isSentence(need), 'need is a sentence', need);
      want(!FIRST_PERSON[language].test(need), 'need is about the viewer', need);
      want(!opensLate(need, language), 'need pauses within the seven words that our script check gives a hook', need);
    }
    want(isPhrase(shows), 'shows is a phrase without a full stop', shows);
    want(isPhrase(shot), 'shot is a phrase without a full stop', shot);
    want(isSentence(hook), 'hook is a sentence', hook);
    want(isSentence(say), 'say is a sentence', say);
  }
  for (const { ask, say } of known.doubts ?? []) {
    want(ask.endsWith('?'), 'ask is a question', ask);
    want(isSentence(say), 'say is a sentence', say);
  }
  for (const list of ['searched', 'tags', 'measure', 'notFor', 'when', 'with', 'never'] as const) {
    const texts = known[list] ?? [];
    for (const text of texts) want(texts.indexOf(text) === texts.lastIndexOf(text), `${list} once`, text);
  }
  for (const text of known.searched ?? []) {
    want(!SELLING_ELSEWHERE[language].test(text), 'a search without lien, bio or link', text);
  }
  const clause = language === 'fr' ? /^s[i’]/ : /^if /;
  for (const text of known.notFor ?? []) want(clause.test(text) && isPhrase(text), 'notFor is a clause with if', text);
  for (const text of [known.measure, known.when, known.with, known.never].flatMap((list) => list ?? [])) {
    want(isPhrase(text), 'a phrase without a full stop', text);
  }
  return faults;
}

/** Every text of a family, with the place where it stands. */
export function textsIn(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, branch]) => textsIn(branch, path ? `${path}.${key}` : key));
}

/** The texts that are said or done, where a verb can be wrong; not what is never done, nor what is searched. */
export const movesIn = (texts: FamilyTexts) =>
  textsIn(texts).filter(([path]) => /\.(?:shows|shot|need|hook|say|(?:measure|notFor|when|with)\.\d+)$/.test(path));
