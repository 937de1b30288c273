import type { Guide } from '../../guide';

export const pricesAndPromos: Guide = {
  topic: 'prices-and-promos',
  questions: [
    'Je peux parler du prix ?',
    'dire le prix dans la vidéo',
    'prix barré règle',
    'je peux dire plus que 3 en stock',
    'code promo comment',
    'annoncer une réduction',
    'dire seulement aujourd’hui',
    'le prix a changé apres ma vidéo',
    'comparer avec le prix en magasin',
    'créer de l’urgence',
    'je peux offrir une remise en live',
  ],
  parts: [
    'Oui, avec la phrase qui te protège : « 19 € au moment où je filme » (mets le prix affiché ce jour-là). Sans elle, ta vidéo ment le jour où le prix bouge.',
    'Un prix barré doit être le plus bas des 30 derniers jours. Comparer avec une autre boutique est permis si tu dis que c’est une comparaison, pas une remise. Et un code promo se cite quand il existe, testé jusqu’au panier.',
    '« Seulement aujourd’hui », « plus que trois en stock » : interdits s’ils sont faux, même pour rire. L’urgence vraie suffit : « je finis ce live à 21 h », « la teinte 03 est en rupture, je viens de regarder ».',
    'En live, remise, taille et marque annoncées doivent être celles de la fiche. Garde une capture datée du prix : si on te le reproche, tu as la preuve.',
  ],
  suggestions: ['On me dit que c’est trop cher', '2 appels à l’action pour ma niche', 'Quels temps forts préparer ?'],
  tool: '/pre-publication-checklist',
};
