import type { Guide } from '../../guide';

export const videoLength: Guide = {
  topic: 'video-length',
  questions: [
    'Elle doit durer combien, ma vidéo ?',
    'quelle durée pour une vidéo tiktok shop',
    'combien de secondes',
    'video courte ou longue',
    'faut il faire plus d1 minute',
    'ma video est trop longue',
    'durée idéale pour vendre',
    '15 ou 60 secondes',
    'combien de temps une video',
  ],
  parts: [
    `La durée suit le produit. Repères :
- 15 à 35 s pour un achat coup de cœur, qui se comprend à l’image
- 35 à 60 s s’il faut expliquer un réglage ou une taille
- plus de 60 s pour un avis complet ou un tutoriel`,
    'Les études se contredisent : Buffer a mesuré plus de portée au-dessus d’une minute, des agences qui vendent conseillent 15 à 30 s. Aucune ne connaît ton produit, alors compare sur ton compte.',
    'Avant de publier, coupe tout ce qui précède le premier geste, puis regarde-la sans le son. L’endroit où tu t’ennuies, c’est là qu’on te quitte : retire ce plan.',
  ],
  suggestions: ['Comment monter ma vidéo ?', 'Écris-moi un script pour ma niche', 'Quels chiffres regarder ?'],
  tool: '/viral-video-structure',
};
