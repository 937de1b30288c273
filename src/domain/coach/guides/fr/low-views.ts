import type { Guide } from '../../guide';

export const lowViews: Guide = {
  topic: 'low-views',
  questions: [
    'Pourquoi je reste à 200 vues ?',
    'pk jai 200 vues',
    'mes vidéos font pas de vues',
    'je fais 0 vue',
    'mes vues ont chuté',
    'comment percer',
    'mon compte est bloqué à 300 vues',
    'personne voit mes videos',
    'je fais flop sur flop',
    'comment avoir plus de vues',
    'l’algorithme m’aime pas',
    'jai perdu toutes mes vues',
  ],
  parts: [
    'Le plus souvent, TikTok l’a montrée à un petit groupe et ce groupe est parti trop tôt. Ton compte n’est pas maudit : c’est la première seconde qui est à refaire, pas l’heure ni les hashtags.',
    `**À faire sur ta dernière vidéo**
- Ouvre la courbe : où tombe-t-elle ?
- Avant 3 s : nouvelle première image, résultat d’abord
- Au milieu : retire le plan que tu aimes mais qui ne prouve rien
- Refilme avec une autre phrase et un autre décor, sans reposter la même`,
    'Deux vérifications de cinq minutes : l’état de ton compte dans l’appli (compte privé, avertissement, contenu jugé non original) et la musique. Si tout est vert, cherche dans les images.',
    'Regarde la médiane de tes dix dernières, pas la pire. 200, 180, 260, c’est un niveau de départ. Une vidéo à 900 dans le tas te montre quoi refaire avec deux nouveaux débuts.',
  ],
  suggestions: ['3 hooks pour ma niche', 'Analyser ma vidéo', 'Je suis en shadowban ?'],
  tool: '/performance-analyzer',
};
