import type { Guide } from '../../guide';

export const postingTimes: Guide = {
  topic: 'posting-times',
  questions: [
    'À quelle heure publier ?',
    'c quoi la meilleure heure pour poster',
    'quand poster sur tiktok',
    'je publie le matin ou le soir',
    'quel jour poster',
    'heure de publication tiktok france',
    'dimanche c bien ou pas',
    'mon horaire est mauvais ?',
    'jposte à quelle heure',
    'meilleur créneau pour un live',
    'publier le week-end',
  ],
  parts: [
    'À tester d’abord, heure locale : 12 h–14 h et 18 h–22 h, avec 7 h–9 h en troisième choix. Ce sont des points de départ, personne n’a prouvé une heure magique.',
    'Les études se contredisent : une place le dimanche en tête, une autre le classe dernier, et aucune de celles qu’on a lues ne porte sur la France. Ton public compte plus que la moyenne du monde.',
    '**Ton test :** l’activité de tes abonnés dans TikTok Studio, deux créneaux, 14 jours, des vidéos comparables. Compare la médiane des vues à 24 h et les clics produit. Garde le gagnant, remplace l’autre.',
    'Et si une vidéo est restée basse, change d’abord sa première image. L’heure rattrape rarement un début mou.',
  ],
  byNiche: {
    beauty:
      'À tester : **18 h–21 h** en semaine, quand on se démaquille ou se prépare à sortir. Deuxième créneau : 12 h–14 h. Une routine du matin peut tenter 7 h–9 h.',
    fashion:
      'À tester : **18 h–22 h**, l’heure où l’on pense à la tenue du lendemain. Deuxième créneau : 12 h–14 h, pour les trouvailles courtes. Garde les essayages longs pour le soir.',
    tech: 'À tester : **12 h–14 h**, objet de bureau vu au bureau, puis **18 h–22 h** pour les démonstrations plus longues. Compare les clics autant que les vues.',
    gadgets:
      'À tester : **18 h–22 h**, moment de flânerie. Deuxième créneau : 12 h–14 h pour les gadgets de cuisine ou de sac, vus au moment où ils manquent.',
    fitness:
      'À tester : **6 h–8 h** et **18 h–20 h**, juste avant les séances. La vidéo du matin montre un exercice à faire tout de suite, celle du soir le matériel.',
    wellness:
      'À tester : **18 h–22 h**, surtout la fin, quand on cherche à se poser. Deuxième créneau : 7 h–9 h pour un rituel du matin. Une même vidéo ne convient pas aux deux.',
    home: 'À tester : **7 h–9 h** et **18 h–22 h**. Ajoute le samedi matin à ton test pour le ménage : c’est une intuition à vérifier sur ton compte, pas une règle.',
    cooking:
      'À tester : **11 h–12 h** et **17 h–19 h**, juste avant « on mange quoi ? ». Les gamelles se testent aussi le dimanche, veille de la semaine.',
    lifestyle:
      'À tester : **7 h–9 h** pour les rituels du matin, **18 h–22 h** pour ceux du soir. Publie au moment que la vidéo montre : c’est ton premier test.',
    parenting:
      'À tester : **9 h–11 h**, après la dépose, et **20 h 30–22 h**, enfants au lit. Une vidéo qui se comprend sans le son part avec de l’avance à ces heures-là.',
    pets: 'À tester : **18 h–22 h**, retour à la maison, et **12 h–14 h** pour les réactions courtes. Le matin de balade, 7 h–9 h, fait un troisième essai.',
    gaming:
      'À tester : **17 h–23 h**, en deux moitiés : 17 h–20 h une semaine, 20 h–23 h l’autre. Le setup de nuit colle mieux à la seconde.',
  },
  nichePart: 0,
  suggestions: ['Combien de vidéos par semaine ?', 'Pourquoi je reste à 200 vues ?', 'Quels chiffres regarder ?'],
  tool: '/publishing-scheduler',
};
