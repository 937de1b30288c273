import { fill } from '../../lib/fill';
import type { ScriptLanguage } from './phrases';
import type { Problem } from './rules';

/** What to say instead, in the language of the script. */
const BETTER: Readonly<Record<ScriptLanguage, Readonly<Record<Problem, string>>>> = {
  fr: {
    greeting: 'Regarde ce coin. Il a changé en deux gestes.',
    introduction: 'Deux tasses, une minute. Compte avec moi.',
    longOpening: 'N’achète pas ça. Regarde d’abord de près.',
    unnamed: '{{product}} : je te montre de tout près.',
    noCall: 'Si ça te parle, c’est juste en bas.',
    sendsAway: 'Le prix et les avis sont sur la fiche, c’est juste en bas.',
    avoidedWord: 'C’est dans le panier.',
    undisclosed: 'Collaboration commerciale : je touche une commission si tu commandes.',
    weakWording: 'Publicité : je touche une commission sur ce produit.',
    otherWording: 'Je le dis tout de suite : collaboration commerciale.',
    medical: 'Sur moi, c’est agréable. Pour le reste, je n’ai pas les diplômes.',
    body: 'Voilà la taille, la matière, et comment je m’en sers.',
    authority: 'L’étiquette est là : lis la composition avec moi.',
    guaranteedResult: 'Sur moi, ça donne ça. Chez toi, ce sera peut-être différent.',
    incomePromise: 'Je touche une commission si tu commandes, et je ne promets rien d’autre.',
    dupe: 'Je la montre de près, tu juges sur pièce.',
    brandComparison: 'Voilà son prix sur la fiche, et ce qu’elle fait chez moi.',
    onlyToday: 'C’est le prix affiché au moment où je filme.',
    scarcity: 'La fiche affiche ce stock au moment où je filme.',
    tooLong: 'Un geste, une raison. C’est juste en bas.',
  },
  en: {
    greeting: 'Look at this corner. Two moves ago it was a mess.',
    introduction: 'Two mugs, one minute. Count with me.',
    longOpening: 'Don’t buy this. See it up close first.',
    unnamed: '{{product}}: here it is, up close.',
    noCall: 'If that’s you, it’s just below.',
    sendsAway: 'Price and reviews are on the page, just below.',
    avoidedWord: 'It’s in the cart.',
    undisclosed: 'This is an ad: I earn a commission if you order.',
    weakWording: 'Ad. I’m paid a commission on this one.',
    otherWording: 'Straight up, this is an ad.',
    medical: 'It feels nice on me. For anything else, ask a doctor.',
    body: 'Here’s the size, the fabric, and how I use it.',
    authority: 'Here’s the label. Read the ingredients with me.',
    guaranteedResult: 'This is how it turned out for me. Yours may differ.',
    incomePromise: 'I get a commission if you order, and that’s all I’ll say about money.',
    dupe: 'Here it is up close. You be the judge.',
    brandComparison: 'Here’s its price on the page, and what it does at my place.',
    onlyToday: 'That’s the price showing as I film this.',
    scarcity: 'That’s the stock the page shows as I film this.',
    tooLong: 'One move, one reason. It’s just below.',
  },
};

/** A sentence without that problem, to be said or adapted; `product` is inserted where the sentence names one. */
export function betterWording(problem: Problem, language: ScriptLanguage, product: string): string {
  return fill(BETTER[language][problem], { product });
}
