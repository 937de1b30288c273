import type { Guide } from '../../guide';

export const subtitles: Guide = {
  topic: 'subtitles',
  questions: [
    'Faut-il des sous-titres ?',
    'comment mettre des sous titres',
    'soustitres automatiques ou à la main',
    'ou placer les sous-titres',
    'mes sous titres sont cachés par le panier',
    'quelle taille de texte',
    'les gens regardent sans le son ?',
    'sous-titrer ma vidéo',
    'couleur des sous titres',
  ],
  parts: [
    'Oui, mot à mot. Aux États-Unis, 69 % des adultes sondés coupent le son en public, et huit personnes sur dix qui lisent des sous-titres entendent très bien. Sans texte, ta phrase d’accroche n’existe pas dans un bus.',
    `**La recette**
- 3 à 6 mots par ligne, une ligne à la fois
- dans la bande du milieu, au-dessus de la fiche produit
- clair sur fond sombre, ou l’inverse, jamais sur le produit
- un seul mot en couleur : celui qu’on cherche`,
    'Laisse l’outil les générer, puis relis noms de produit, tailles et prix : c’est là qu’il se trompe. Écris aussi « Publicité » ou « Collaboration commerciale » dans un texte à part, fixe et lisible.',
  ],
  suggestions: ['Comment monter ma vidéo ?', '3 titres pour ma niche', 'Je dois dire que c’est de la pub ?'],
  tool: '/video-editing',
};
