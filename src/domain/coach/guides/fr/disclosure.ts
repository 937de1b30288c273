import type { Guide } from '../../guide';

export const disclosure: Guide = {
  topic: 'disclosure',
  questions: [
    'Je dois dire que c’est de la pub ?',
    'ecrire collaboration commerciale obligatoire ?',
    'ou mettre la mention publicité',
    '#ad ça suffit ?',
    'le label commission payée suffit',
    'ça baisse les vues si je mets pub ?',
    'je touche juste une commission je déclare ?',
    'option de divulgation tiktok c’est quoi',
    'mention en live',
    'loi influenceur',
    'images retouchées mention',
    'jai acheté le produit moi même je dois le dire ?',
  ],
  parts: [
    'Oui. En France, une commission suffit, quelle que soit ta taille. Écris « Publicité » ou « Collaboration commerciale » à l’image, lisible, du début à la fin de la promotion, et active aussi l’option de divulgation de TikTok.',
    'Seuls, ces raccourcis ne te couvrent pas : #ad, « merci à », la mention cachée après « plus », ou la petite étiquette grise sous le produit. Même si tu as payé l’objet, la vente te rapporte : mention.',
    'En live, dis-le au début et redis-le à chaque réaccueil, avec le texte visible. Visage ou silhouette modifiés, filtre compris : « Images retouchées ». Visage fait par IA : « Images virtuelles ».',
    'La portée ? TikTok affirme que l’option ne la réduit pas. Et elle met les choses au clair : quelqu’un qui sait que tu touches une commission et qui achète quand même revient plus volontiers.',
  ],
  suggestions: [
    'Qu’est-ce que je n’ai pas le droit de dire ?',
    'Je peux parler du prix ?',
    'Écris-moi une légende pour ma niche',
  ],
  tool: '/pre-publication-checklist',
};
