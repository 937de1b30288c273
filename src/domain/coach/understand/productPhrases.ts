import type { CoachLanguage } from '../language.ts';

/** Where in a message a product may be named, and what is no product there although it is sold as one. */
interface Wordings {
  /** Somebody sells, shows or holds what follows. */
  sold: RegExp;
  /** What follows may be anything: an article, « sur », “about”. */
  maybe: RegExp;
  /** Where a name ends. */
  ends: RegExp;
  /** Things of the trade: they are products only where somebody says that they sell them. */
  trade: RegExp;
}

const WORDINGS: Readonly<Record<CoachLanguage, Wordings>> = {
  fr: {
    sold: /(?<!\p{L})(?:je vends?|jvends?|vends?|vendre|vendu|promouvoir|affilier|présenter|presenter|tester|reçu|recu|recois|reçois|produit c'?est|mon produit ?:?|produit ?:|pour vendre|parler de|vidéo sur|video sur|vid sur|live sur|hooks? (?:pour|sur)|accroches? (?:pour|sur)|script (?:pour|sur)|titres? (?:pour|sur)|légende (?:pour|sur)|legende (?:pour|sur)|description (?:pour|sur)|hashtags? (?:pour|sur)|filmer|filme|montrer|tourner)\s+(?:de |du |d'|d’|des |un |une |le |la |les |l'|l’|mon |ma |mes |ce |cet |cette |ces |ton |ta |tes )*/giu,
    maybe:
      /(?<!\p{L})(?:un|une|mon|ma|mes|le|la|les|des|du|ce|cet|cette|ces|l'|l’|d'|d’|avec|pour)\s*(?:petite?s? |grande?s? |super |nouve(?:au|lle)s? |mini )*/giu,
    ends: /[?!.,;:()"«»\n]|(?<!\p{L})(?:qui|que|qu|parce|car|mais|et|ou|dans|comment|combien|c'est|c’est|cest|est|a|ai|j'ai|jai|je|j|tu|il|elle|on|ça|ca|stp|svp|en|sur|chez|quand|si|vaut|marche|se|ne|n|donne|fait|alors|genre|lol|pas|aux?|cb|koi|quoi)(?!\p{L})|\d/iu,
    trade:
      /^(?:vidéos?|videos?|vid|lives?|direct|produits?|articles?|tel|téléphone|telephone|portable|iphone|caméra|camera|micro|trépied|trepied|lumière|lumiere|lampe|ring ?light|script|titre|hook|accroche|légende|legende|panier|boutique|vitrine|carte|compte|appli(?:cation)?|musique|son|voix|montage|miroir|fenêtre|visage|main|commentaires?|marque|colis|échantillon|echantillon|argent|heure|jour|semaine|mois|truc|chose|gens|monde|fois|plan|angle|cadre|fond|décor|niche|prix|pub|promo|code|lien|message|mari|mec|femme|homme|maman|enfants?|fils|fille|chien|chat|famille|coach|photo|image|texte|mot|phrase|page|profil|niches?|poster|calendrier|agenda|prompteur|ordi(?:nateur)?|monteur|avatar|brouillon|formation|abo|filtre|logo|fichier|stats?|notif\w*|rappels?|jeu|livre|clé|tête|dos|peau|cheveux|cuisine|voiture|maison|chambre|salon|bureau)$/iu,
  },
  en: {
    sold: /(?<!\p{L})(?:i sell|selling|sell|sold|promot(?:e|ing)|present(?:ing)?|testing|got|product is|product:|my product|to sell|pushing|vid(?:eo)? (?:on|about|for)|live (?:on|about|for|with)|hooks? for|script for|titles? for|captions? for|hashtags? for|film(?:ing)?|show(?:ing)?|shoot(?:ing)?|demo(?:ing)?|review(?:ing)?|talk about|about)\s+(?:a |an |the |my |some |this |these |those |our |of )*/giu,
    maybe: /(?<!\p{L})(?:a|an|my|the|this|these|some|for|with)\s+(?:new |little |small |big |mini |cute )*/giu,
    ends: /[?!.,;:()"“”\n]|(?<!\p{L})(?:that|which|who|because|but|and|or|in|how|is|are|was|i|im|you|it|we|they|pls|please|on|at|when|if|does|do|did|so|not|dont|don't|rn|lol|to|with|what|any|good|worth|sells?|work(?:s|ing)?|has|have|got|like|as|ngl)(?!\p{L})|\d/iu,
    trade:
      /^(?:videos?|vids?|lives?|stream|products?|items?|phone|iphone|android|camera|mic(?:rophone)?|tripod|light(?:ing)?|lamp|ring ?light|script|titles?|hooks?|captions?|cart|basket|shop|showcase|card|accounts?|app|music|sound|voice|edit|mirror|window|face|hands?|comments?|brand|package|parcel|samples?|money|time|day|week|month|thing|stuff|people|lot|bit|while|way|plan|angle|frame|background|niche|price|ad|ads|promo|code|link|message|husband|wife|guy|man|mom|kids?|son|daughter|dog|cat|family|coach|photo|picture|text|word|page|profile|niches?|line|short|poster|calendar|teleprompter|computer|laptop|screen|green screen|template|avatar|draft|course|file|delivery|shipping|reviews?|time|stats?|notifications?|reminders?|game|book|key|head|back|skin|hair|kitchen|car|house|room|desk|first|second|one|other|same|best|job)$/iu,
  },
};

/** Looking one up takes some milliseconds on a slow phone. */
const MOST = 4;
/** A name has at most so many words. */
const LONGEST = 6;

export interface ProductPhrase {
  wording: string;
  /** Somebody says that they sell or show it. */
  isSold: boolean;
}

/** The parts of a message in which a product may be named, the surest first; none is sure to be one. */
export function productPhrases(message: string, language: CoachLanguage): ProductPhrase[] {
  const { sold, maybe, ends, trade } = WORDINGS[language];
  const after = (pattern: RegExp, isSold: boolean): ProductPhrase[] =>
    [...message.matchAll(pattern)].flatMap(({ 0: whole, index }) => {
      const rest = message.slice(index + whole.length);
      const wording = rest
        .slice(0, ends.exec(rest)?.index ?? rest.length)
        .trim()
        .split(/\s+/)
        .slice(0, LONGEST)
        .join(' ');
      if (wording.length < 3 || trade.test(wording)) return [];
      return [{ wording, isSold }];
    });
  const leading = message.trim();
  const first = leading
    .slice(0, ends.exec(leading)?.index ?? leading.length)
    .trim()
    .split(/\s+/)
    .slice(0, LONGEST)
    .join(' ');
  const all = [
    ...after(sold, true),
    ...(first.length > 2 && !trade.test(first) ? [{ wording: first, isSold: false }] : []),
    ...after(maybe, false),
  ];
  return all
    .filter(({ wording }, place) => all.findIndex((other) => other.wording === wording) === place)
    .slice(0, MOST);
}
