import { forProductFrench } from './forProduct.fr';
import { moreFrench, moreProductsFrench } from './more.fr';
import { NICHE_NAMES } from './nicheNames';
import { reasonsFrench } from './reasons.fr';
import { shotsFrench } from './shots.fr';
import type { CoachTexts } from './texts';

export const french: CoachTexts = {
  locale: 'fr-FR',
  niches: NICHE_NAMES.fr,
  andFor: (niche) => `Et pour ${niche} ?`,
  anyQuestion: ['Tu sais faire quoi ?', '3 hooks pour ma niche', 'Quel produit choisir en premier ?'],
  askNiche: 'C’est quoi ta niche ? Dis-la en un mot et je te refais ça sur mesure.',
  askProduct:
    'Ton objet est un autre ? Garde les temps, change le geste. Ou dis-moi son nom : je te réécris le script pour lui.',
  whichNiche:
    'Je ne connais pas encore ta niche : touche-la ci-dessous, ou dis-la en un mot. En attendant, voilà ce qui marche dans toutes.',
  otherLanguage:
    'Voilà ce que je sais faire : trouver un produit, écrire hooks, titres, scripts et légendes, préparer un live, lire tes chiffres, expliquer l’affiliation. Touche une question ci-dessous, ou repose la tienne en français ou en anglais.',
  sameInNiche: (niche) => `Pour ${niche}, la règle est la même. Ce qui change, c’est ce que tu montres :`,
  languageNote: 'Je suis écrit en français et en anglais, alors je te réponds ici en français.',
  unknown: [
    [
      'Je ne sais pas ça, et je préfère te le dire que d’inventer.',
      'Voilà ce que je sais faire : choisir une niche et un produit, écrire hooks, titres, scripts et légendes, préparer un live, lire tes chiffres, calculer un objectif, t’expliquer l’affiliation et les mentions à mettre. On part sur quoi ?',
    ],
    [
      'Là, je n’ai pas de réponse fiable : ce n’est pas dans mes guides.',
      'Demande-moi plutôt pourquoi une vidéo plafonne, quoi vendre dans ta niche, comment tenir un live d’une heure ou quand tombe ta commission. C’est là que je sers.',
    ],
    [
      'Ça sort de mon terrain, je passe mon tour.',
      'Reformule si tu parlais de ta boutique, d’une vidéo ou d’un live. Sinon, donne-moi ton produit : je te rends trois hooks et un plan de tournage.',
    ],
  ],
  unclear: [
    [
      'De quoi parles-tu : hooks, produits, live, chiffres ? Donne-moi le sujet et j’enchaîne.',
      'Si tu ne sais pas par où prendre le problème, donne-moi ton produit ou ta dernière vidéo en une phrase. Ça me suffit pour démarrer.',
    ],
    [
      'Il me manque le sujet : un mot comme « titres » ou « live » suffit.',
      'Ou pars de ta prochaine vidéo : dis-moi l’objet et ce qu’on voit changer à l’image, je te propose le début.',
    ],
  ],
  vague: [
    [
      'Qu’est-ce qui coince : les vues, les clics ou les ventes ?',
      `**Tri rapide**
- Peu de vues : change la première image et la première phrase
- Des vues sans clics : montre l’objet dès la deuxième seconde, avec une seule raison de l’acheter
- Des clics sans commandes : regarde le prix, les avis et le délai de la fiche`,
    ],
    [
      'Donne-moi un chiffre et je te dis quoi changer : les vues de tes trois dernières vidéos, ou leurs clics produit.',
      'En attendant, refais ta meilleure vidéo avec une autre première image. Même objet, même lumière, une seule différence : c’est le test qui apprend le plus vite.',
    ],
  ],
  thanks: [
    [
      'Avec plaisir.',
      'La suite se joue téléphone en main : filme ta première image maintenant, même ratée. On améliore après.',
    ],
    [
      'Tant mieux si ça sert.',
      'Reviens avec tes chiffres à 24 h : vues, clics, commandes. On décide de la suivante à partir de là.',
    ],
  ],
  refusal: [
    [
      'D’accord, on laisse ça.',
      'Qu’est-ce qui t’aiderait le plus aujourd’hui : une vidéo à tourner, un live à préparer ou un problème à régler ?',
    ],
    [
      'Pas de souci.',
      'Dis-moi alors ce que tu as sous la main : un produit, une vidéo publiée, un live prévu. Je pars de là.',
    ],
  ],
  complaint: [
    [
      'Compris, c’était trop général ou à côté.',
      'Donne-moi deux choses dans le même message : ton objet, et ce qui coince (filmer, vues, clics, ventes, live). Je te rends une seule action à faire aujourd’hui.',
    ],
    [
      'D’accord, je reprends autrement.',
      'Écris-moi ta dernière vidéo en une phrase : la première image, ce que tu dis, et ce qui s’est passé. Je te dis quoi changer en premier.',
    ],
  ],
  greetingAgain: [
    ['Je suis toujours là.', 'Tu tournes quoi aujourd’hui ? Donne-moi l’objet, je te donne la première image.'],
    ['Re.', 'On règle quoi en premier : une idée de vidéo, une vidéo qui plafonne ou ton prochain live ?'],
  ],
  orDidYouMean: (question) => `Si tu pensais plutôt à « ${question} », dis-le-moi et je change de sujet.`,
  understoodAs: (question) =>
    `J’ai compris : « ${question} » Si c’était autre chose, redis-le avec le sujet en un mot.`,
  caveats: {
    video:
      'Dans un message, je ne vois pas ta vidéo. Touche « Analyser ma vidéo » et choisis le fichier. En attendant, relis-la son coupé : si on ne comprend pas l’objet avant trois secondes, c’est la première chose à refilmer.',
    stats:
      'Tes chiffres, je ne les vois pas : ils restent dans TikTok Studio, onglet des statistiques. Donne-les-moi ici et je te dis ce qu’ils veulent dire.',
    commission:
      'Le taux actuel d’un produit précis, je ne peux pas le connaître : chaque vendeur fixe le sien et le change. Il est affiché sur la fiche, dans la place de marché des produits de ton Centre de créateurs.',
    prediction:
      'Personne ne peut prédire les vues d’une vidéo, moi non plus. Ce que tu contrôles : la première image, la clarté de la promesse et le nombre d’essais.',
  },
  onwards: [
    (question) => `Sur ce point, tu as l’essentiel. La suite utile : « ${question} »`,
    (question) => `On peut passer à la suite : « ${question} »`,
  ],
  inShort: (sentence) => `**En court :** ${sentence}`,
  doNow: (sentence) => `**À faire :** ${sentence}`,
  precisely: (sentences) => `Plus précisément :${sentences}`,
  checkIt: {
    craft: [
      'Vérifie-le sur ton compte : change cette seule chose dans ta prochaine vidéo et compare-la à la médiane de tes dix dernières.',
      'Fais le test sur deux vidéos du même objet, une avec, une sans. Le tien vaut plus que n’importe quelle étude.',
    ],
    rules: [
      'La règle exacte de ton pays se lit dans ton Centre de créateurs : vérifie-la avant de publier, elle change souvent.',
      'En cas de doute, prends la version la plus prudente. Une vidéo refilmée coûte dix minutes, un compte restreint coûte des semaines.',
    ],
  },
  goal: {
    title: (goal, niche) => `**${goal} par mois${niche ? ` en ${niche}` : ''}, le calcul :**`,
    example: (goal) => `**Exemple avec ${goal} par mois :**`,
    order: (price, rate, commission) => `- panier de ${price} × ${rate} de commission = ${commission} par commande`,
    orders: (goal, commission, orders) => `- ${goal} ÷ ${commission} = ${orders} commandes`,
    views: (goal, commission, conversion, views) =>
      `- ${goal} ÷ (${commission} × ${conversion} de conversion) = ${views} vues`,
    assumptions: 'Ce sont des hypothèses, pas une prévision : aucun revenu n’est promis.',
    cautious: (orders, from, to, clicks, bought) =>
      `**Version prudente, en repères :** ${clicks} des vues cliquent, ${bought} des clics commandent. Pour ${orders} commandes, compte alors entre ${from} et ${to} vues. Remplace chaque taux par le tien dès que tu l’as.`,
    inEuros: 'Je calcule en euros : remplace la monnaie par la tienne, les étapes restent les mêmes.',
    askGoal: 'Tu vises combien par mois ? Donne-moi le montant, je refais le calcul avec.',
    sale: (price, rate, each, orders, total) =>
      `**Le calcul :** ${price} × ${rate} = ${each} par commande. Pour ${orders} commandes : ${total}, avant retours, annulations et coupons.`,
    saleOnce: (price, rate, each) =>
      `**Le calcul :** ${price} × ${rate} = ${each} par commande, avant retours, annulations et coupons.`,
    saleTarget: (price, rate, each, target, orders) =>
      `**Le calcul :** ${price} × ${rate} = ${each} par commande. ${target} ÷ ${each} = ${orders} commandes livrées et gardées : prévois-en un peu plus, à cause des retours, annulations et coupons.`,
  },
  productNext: {
    scripts: 'Écris-moi le script',
    hooks: '3 autres hooks',
    'live-run': 'Et en live ?',
    analytics: 'Analyser ma vidéo',
  },
  forProduct: forProductFrench,
  shots: shotsFrench,
  your: (bare) => `ton ${bare}`,
  more: moreFrench,
  moreProducts: moreProductsFrench,
  reasons: reasonsFrench,
};
