import type { Guide } from '../../guide';

export const calendar: Guide = {
  topic: 'calendar',
  questions: [
    'Quels temps forts préparer ?',
    'c’est quand les soldes',
    'date black friday',
    'que poster pour noel',
    'idée pour la saint valentin',
    'fete des mères quand préparer',
    'calendrier commercial',
    'quoi vendre en janvier',
    'rentrée quoi vendre',
    'french days dates',
    'préparer les fetes',
    'quoi vendre cet été',
  ],
  parts: [
    'Tourne trois à quatre semaines avant la date, publie à partir de J-15. Pour un cadeau, regarde le dernier jour de livraison sur la fiche : après lui, tes vidéos parlent de rangement, pas de cadeaux.',
    `**Fin 2026, début 2027**
- 27 novembre : Black Friday, le 30 le Cyber Monday
- Décembre : Noël, puis tri et organisation
- 6 janvier–2 février : soldes d’hiver (calcul, à vérifier)
- 14 février, puis mars : ménage de printemps, grands-mères
- Fin avril : French Days`,
    `**Ensuite, en 2027** (dates calculées, à vérifier)
- 30 mai : fête des Mères en France, 20 juin : Pères
- 23 juin–20 juillet : soldes d’été, voyages
- Août–septembre : rentrée, French Days fin septembre
- Octobre : Halloween, cocooning
- 26 novembre : Black Friday`,
    'Un temps fort ne demande pas un nouveau produit. Reprends ta meilleure démonstration, change le destinataire dans la première phrase : « pour une mère qui n’a pas cinq minutes ». N’annonce une remise que vue sur la fiche.',
  ],
  byNiche: {
    beauty:
      '**Beauté, au fil de l’année** : Saint-Valentin, encre à lèvres ; mariages et juin, spray fixateur ; rentrée, routine courte ; Noël, coffret que tu déballes pour de vrai. Même démonstration, autre destinataire.',
    fashion:
      '**Mode** : janvier, pièces chaudes en soldes ; avril, ensembles légers ; juin, tenue d’invité et valise ; rentrée, sac qui porte un ordinateur ; décembre, pyjama à offrir, matière filmée de près.',
    tech: '**Tech** : janvier, ranger son bureau ; juin, batterie et balise de valise ; août, accessoires de rentrée ; Black Friday, seulement ce que tu as déjà testé ; Noël, petits cadeaux à moins de 20 €.',
    gadgets:
      '**Gadgets** : fête des Pères et Noël sont tes deux mois. Titre simple, « moins de 20 €, il ne l’a pas » si c’est le prix affiché. L’été, pique-nique et voiture ; l’automne, cuisine et lumière.',
    fitness:
      '**Fitness** : janvier, un exercice par jour sans promesse ; avril, dehors ; été, matériel qui tient dans une valise ; septembre, retour doux. Jamais « avant la plage », c’est une promesse déguisée.',
    wellness:
      '**Bien-être** : janvier, soirées calmes ; février, cadeau pour deux ; rentrée, dix minutes à soi ; novembre, coussin chauffant et tisane ; Noël, ce qui s’offre sans taille ni pointure.',
    home: '**Maison** : janvier, tri et sacs sous vide ; mars et avril, grand ménage ; juin, départ et retour de vacances ; octobre, lumière et housses ; décembre, table avant, salon après.',
    cooking:
      '**Cuisine** : janvier, gamelles ; Pâques et fêtes des Mères, brunch ; été, salades et glaçons ; rentrée, lunch box ; décembre, ce qui épluche, hache ou conserve les restes.',
    lifestyle:
      '**Lifestyle** : janvier, planner ; Saint-Valentin, lampe ; juin, valise et gourde ; rentrée, sac ; octobre, bougie et lecture ; Noël, petites attentions à moins de 15 €.',
    parenting:
      '**Parents** : janvier, tri des jouets ; mai, sorties ; juillet, voiture et valise ; août, étiquettes et boîtes à goûter ; décembre, cadeaux utiles et dates de livraison lues sur la fiche.',
    pets: '**Animaux** : printemps, mue et brosse ; mai, balades et harnais ; juillet, voiture et eau ; octobre, pattes sales ; décembre, jouets d’occupation pour les repas de famille.',
    gaming:
      '**Gaming** : janvier, ranger les câbles ; été, petit espace et ventilateur ; rentrée, bureau partagé ; Black Friday, prix relu le jour même ; Noël, support et tapis à offrir sans se tromper de modèle.',
  },
  nichePart: 3,
  suggestions: ['Quel produit choisir en premier ?', 'Je peux parler du prix ?', 'Combien de vidéos par semaine ?'],
  tool: '/weekly-content-planner',
};
