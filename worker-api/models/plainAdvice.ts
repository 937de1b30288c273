/** The contract's limit for one piece of advice, in characters. */
const LONGEST = 400;

/** Controls and invisible marks, except the joiners that some scripts are written with. */
const INVISIBLE = /(?!\s|\u200c|\u200d)[\p{Cc}\p{Cf}]/gu;
const JOINERS = /\u200c|\u200d/g;

/** Marks of formatted text and of code. */
const MARKS = /\*\*|__|[`|\\{}[\]]|^\s*(?:#+\s|>\s|[-*•]\s|\d+[.)]\s)/g;

/**
 * What advice on a video never needs but a harmful text does: what this app uses for its own buttons and bubbles,
 * markup, addresses, ways out of the app, secrets, money, talk about instructions; and the words that our texts never
 * use.
 */
const UNWANTED = [
  /→|\|\|\|/,
  /<[a-z!/?][^>]*>?/i,
  /&(?:#\w+|lt|gt|quot|amp);/i,
  /\b[a-z][a-z\d+.-]{1,15}:\/\//i,
  /\b(?:javascript|data|vbscript|mailto|tel|sms|intent)\s*:\s*\S/i,
  /\bwww\./i,
  /\b[a-z\d-]+(?:\.|\s?\[\.\]\s?|\s?\(dot\)\s?)(?:com|net|org|info|io|co|fr|eu|uk|de|ru|cn|xyz|top|shop|app|link|site|online|me|ly|gg|tk|zip|mov)\b/i,
  /[\w.+-]+@[\w-]+/,
  /\+?\d(?:[\s.-]?\d){8,}/,
  /\b(?:whatsapp|telegram|discord|snapchat|paypal|western union)\b/i,
  /\b(?:passwords?|mots? de passe|iban|cvv|otp|bank (?:account|details)|credit cards?|carte bancaire|gift cards?|bitcoins?|crypto\w*|seed phrase)\b/i,
  /\b(?:system prompts?|prompt injection|(?:ignore|disregard|forget|oublie|ignorez?)\b.{0,30}\b(?:instructions?|rules?|prompts?|consignes?|règles?)|jailbreak\w*)/i,
  /(?<!\p{L})(?:liens?|bios?)(?!\p{L})/iu,
];

/**
 * A sentence of a model as plain text on one line, cut to length; `undefined` if nothing is left of it or if it holds
 * what advice never needs. Such a sentence is dropped whole, because the words around an address are there to promote
 * it.
 */
export function plainAdvice(text: string): string | undefined {
  const visible = text.replace(INVISIBLE, '');
  // Wide letters and the like are compared as what they look like.
  const spelled = visible.replace(JOINERS, '').normalize('NFKC');
  if (UNWANTED.some((pattern) => pattern.test(spelled))) return undefined;
  const plain = visible.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain || undefined;
  return `${plain.slice(0, LONGEST - 1).trimEnd()}…`;
}
