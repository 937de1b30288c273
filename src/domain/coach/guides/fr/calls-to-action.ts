import type { Guide } from '../../guide';

export const callsToAction: Guide = {
  topic: 'calls-to-action',
  questions: [
    'Je dis quoi à la fin ?',
    '2 appels à l’action pour ma niche',
    'un cta stp',
    'comment dire d’acheter sans forcer',
    'call to action tiktok shop',
    'comment faire cliquer les gens',
    'phrase pour finir ma video',
    'je mets le cta à quel moment',
    'comment leur dire ou cliquer',
    'une autre phrase de fin',
  ],
  parts: [
    `Une seule action, dite en pointant le doigt vers le bas :
- « Toutes les couleurs sont listées, c’est juste en bas. »
- « Lis l’avis à deux étoiles avant de choisir : c’est dans le panier. »`,
    'Donne une raison d’appuyer autre qu’acheter : vérifier la taille, voir les couleurs, lire un avis. Cliquer pour vérifier demande peu d’effort. Relis d’abord la fiche : ce que tu annonces doit y être.',
    'Place-le juste après la preuve, puis répète-le à l’écran sur le dernier plan. Jamais de « plus que trois en stock » ou de « seulement aujourd’hui » si tu ne l’as pas sous les yeux.',
  ],
  byNiche: {
    beauty: `- « Les teintes sont rangées de la plus claire à la plus foncée, c’est juste en bas. »
- « Lis la liste des ingrédients si ta peau est réactive : elle est dans le panier. »`,
    fashion: `- « Je fais 1 m 65, je porte du M : compare avec le guide des tailles, juste en bas. » (mets tes mesures)
- « Les autres couleurs sont dans le panier, dis-moi laquelle j’essaie demain. »`,
    tech: `- « Vérifie la compatibilité avec ton téléphone, la liste est juste en bas. »
- « Ce que contient la boîte est dans le panier, regarde la troisième photo. » (vérifie laquelle)`,
    gadgets: `- « Tu en aurais l’usage ou pas ? Les dimensions sont juste en bas. »
- « Le mode d’emploi en photo est dans le panier. »`,
    fitness: `- « Choisis ta résistance avant de cliquer : le tableau est juste en bas. »
- « Mesure la place que tu as chez toi, les dimensions sont dans le panier. »`,
    wellness: `- « Regarde la taille du tapis avant de l’imaginer chez toi, c’est juste en bas. »
- « Les précautions d’usage sont dans le panier, lis-les d’abord. »`,
    home: `- « Les têtes fournies sont sur la deuxième photo, juste en bas. » (vérifie laquelle)
- « Mesure ton tiroir, puis compare : c’est dans le panier. »`,
    cooking: `- « Pour deux ou pour six ? La contenance est juste en bas. »
- « Ce qui passe au lave-vaisselle est écrit dans le panier. »`,
    lifestyle: `- « La contenance et les couleurs sont juste en bas, la mienne est la verte. » (dis la tienne)
- « Si ton sac est petit, regarde les mesures dans le panier. »`,
    parenting: `- « L’âge conseillé est dans la fiche, juste en bas : lis-le avant de choisir. »
- « Envoie-la à la personne qui prépare le sac avec toi. C’est dans le panier. »`,
    pets: `- « Pèse ton chien, puis choisis la taille : le tableau est juste en bas. »
- « Le mien fait quatre kilos et j’ai pris la petite, elle est dans le panier. » (dis le vrai poids)`,
    gaming: `- « Mesure ton bureau, la longueur est juste en bas. »
- « La liste des manettes compatibles est dans le panier. »`,
  },
  nichePart: 0,
  suggestions: ['Et si personne ne clique ?', 'Écris-moi une légende pour ma niche', 'Je peux parler du prix ?'],
  tool: '/conversion-planner',
};
