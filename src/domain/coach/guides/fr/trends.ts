import type { Guide } from '../../guide';

export const trends: Guide = {
  topic: 'trends',
  questions: [
    'Qu’est-ce qui marche en ce moment ?',
    'les tendances du moment',
    'quel produit est viral aujourd’hui',
    'c quoi la trend de la semaine',
    'quel son est viral',
    'donne moi les produits viraux',
    'tendance tiktok shop',
    'ya quoi comme format qui buzz',
    'comment repérer une tendance',
    'hashtag qui monte',
  ],
  parts: [
    'Ça, je ne le sais pas : je ne vois pas TikTok en direct, et te donner une « tendance du jour » serait l’inventer. Voilà où la lire en trois minutes.',
    `- **Creative Center** : hashtags et sons, filtre ton pays
- **Creator Search Insights** : ce que les gens cherchent sans trouver assez de vidéos
- **Ta recherche TikTok** : tape ton produit, lis les suggestions
- **Tes commentaires** : la question posée trois fois est ta prochaine vidéo`,
    'D’une tendance, prends le format, pas le son : un tube n’a pas de licence pour vendre. Teste avec ton objet sous deux jours, sinon laisse passer.',
    'Ce qui ne se démode pas : résultat d’abord, preuve filmée sans coupe, défaut avoué, une seule phrase de fin.',
  ],
  suggestions: ['3 hooks pour ma niche', 'Quels temps forts préparer ?', 'Quelle musique je peux utiliser ?'],
  tool: '/daily-viral-alerts',
};
