import type { Guide } from '../../guide';

export const frequency: Guide = {
  topic: 'frequency',
  questions: [
    'Combien de vidéos par semaine ?',
    'je poste combien de fois par jour',
    'faut il publier tous les jours',
    'jai pas le temps de poster',
    'combien de post par semaine',
    'c’est grave si je rate une journée',
    'quel rythme de publication',
    'trop de vidéos ça pénalise ?',
    'comment tenir le rythme',
    'combien de lives par semaine',
  ],
  parts: [
    'Trois à sept vidéos par semaine, au rythme que tu tiens encore dans deux mois. Quatre chaque semaine pendant un an battent trois par jour pendant dix jours.',
    'Repère mesuré par Buffer sur 11,4 millions de posts : face à une vidéo par semaine, deux à cinq donnent environ 17 % de vues en plus par post, six à dix environ 29 %. La médiane bouge peu ; tu multiplies surtout les chances d’une vidéo qui sort du lot.',
    'Tourne en rafale : une après-midi, deux objets, trois angles chacun, six vidéos. Change de haut et de lieu entre les angles. Une prise redonnée deux fois passe pour du contenu non original.',
    'Vérifie les plafonds de ton compte dans ton Centre de créateurs : un compte en période d’essai peut avoir un nombre limité de vidéos avec produit et de lives par semaine.',
  ],
  suggestions: ['Fais-moi un plan pour ma première semaine', 'À quelle heure publier ?', 'J’ai envie d’arrêter'],
  tool: '/tiktok-strategy',
};
