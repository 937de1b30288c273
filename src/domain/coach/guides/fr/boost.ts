import type { Guide } from '../../guide';

export const boost: Guide = {
  topic: 'boost',
  questions: [
    'Je booste ma vidéo ?',
    'payer pour avoir des vues',
    'faire de la pub tiktok ca vaut le coup',
    'promouvoir ma vidéo budget',
    'spark ads c quoi',
    'une marque veut sponsoriser ma vidéo',
    'combien mettre en promotion',
    'code spark pour une marque',
    'j’ai mis 20€ en boost et rien',
    'promote tiktok',
  ],
  parts: [
    'Seulement une vidéo qui vend déjà sans pub, après 48 à 72 h. Le budget amplifie ce qui existe : si personne n’achète gratuitement, tu paies pour des gens qui n’achètent pas non plus.',
    `**Le test, en repère**
- Une vidéo, 5 à 10 € par jour, 3 jours
- Objectif : clics produit, pas les vues
- Stop dès que le coût par commande dépasse ta commission

Exemple : 25 € × 15 % = 3,75 € par commande. Au-delà, tu paies pour vendre.`,
    'Il faut avoir 18 ans et une musique commerciale. La promotion depuis l’appli garde ta commission normale, d’après TikTok. Décide la perte maximale avant, écris-la, et n’y touche plus.',
    'Si une marque veut pousser ta vidéo (Spark), c’est elle qui paie et toi qui autorises. Demande la durée, les pays et le taux : celui des publicités peut être plus bas que le tien.',
  ],
  suggestions: ['Quels chiffres regarder ?', 'Comment négocier avec une marque ?', 'Des vues mais pas de ventes'],
};
