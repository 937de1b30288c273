import type { Guide } from '../../guide';

export const followers: Guide = {
  topic: 'followers',
  questions: [
    'Comment avoir plus d’abonnés ?',
    'comment atteindre 1000 abonnés',
    'je gagne pas d’abonnés',
    'mes abonnés stagnent',
    'comment faire grandir mon compte',
    'je perds des abonnés',
    'acheter des abonnés ça vaut le coup ?',
    'qu’est-ce que je mets dans mon profil',
    'quelle photo de profil',
    'quelles vidéos épingler sur mon profil',
    'comment fidéliser ma communauté',
    'sub for sub ça marche ?',
  ],
  parts: [
    'On s’abonne pour la suite, pas pour une vidéo. Garde un seul thème pendant 30 jours et annonce le prochain essai à la fin : « demain, je teste le même sur cheveux bouclés ». Puis fais-le vraiment.',
    `**Ton profil, en cinq minutes**
- Une photo nette : ton visage, ou l’objet de ta niche
- Un nom qu’on peut retenir et chercher
- Une ligne : pour qui tu testes, et quoi
- Trois vidéos épinglées : la mieux tenue, un avis honnête, une qui te présente`,
    'Réponds en vidéo aux questions qui reviennent sous tes vidéos. C’est le contenu le plus simple à trouver : la personne a déjà dit ce qu’elle veut voir, et d’autres se posent la même question.',
    'N’achète pas d’abonnés et n’échange pas de « je te suis, tu me suis » : ces comptes passent tes vidéos sans les regarder, et c’est ce public-là que ta prochaine vidéo rencontre en premier. Repère tenable : trois à sept vidéos par semaine.',
  ],
  suggestions: ['Combien de vidéos par semaine ?', 'Combien d’abonnés il faut ?', '3 hooks pour ma niche'],
  tool: '/tiktok-strategy',
};
