import type { Guide } from '../../guide';

export const viewsWithoutSales: Guide = {
  topic: 'views-without-sales',
  questions: [
    'Des vues mais pas de ventes',
    'Et si personne ne clique ?',
    'jai 10k vues et 0 vente',
    'ma vidéo a percé mais j’ai rien vendu',
    'les gens likent mais achètent pas',
    'pas de clic sur le produit',
    'comment convertir mes vues',
    'pourquoi je vends pas',
    'beaucoup de vues peu de clics',
    'mes vidéos marchent mais pas mon panier',
    'aucune vente depuis un mois',
  ],
  parts: [
    'Les gens ont regardé ton visage ou ton gag, pas l’objet. Regarde ton taux de clics produit : sous 1 % des vues (repère), la vidéo amuse sans vendre.',
    `**Refais-la ainsi**
- Objet à l’image avant deux secondes, dans ta main
- Une seule raison d’acheter, prouvée en un plan
- « C’est juste en bas » juste après la preuve, pas seulement à la fin
- Le prix dit « au moment où je filme », s’il est bon`,
    'Lis les commentaires : « c’est quoi ? », « où ? », « ça marche sur… ? » sont des clics perdus. Réponds-y en vidéo, commentaire affiché, l’objet dès la première image.',
    'Si les clics viennent et pas les commandes, le souci est ailleurs : fiche, avis, délai ou variante. Ne retouche plus la vidéo, regarde le produit.',
  ],
  byNiche: {
    beauty:
      '**En beauté**, le piège : un joli maquillage où l’on ne sait plus quel produit a fait quoi. Un produit par vidéo, le tube à l’écran pendant la pose, et la teinte écrite.',
    fashion:
      '**En mode**, le piège : cinq pièces, cinq coups de cœur, aucune cliquée. Garde-en une attachée, les autres servent à la porter. Écris ta taille à l’écran.',
    tech: '**En tech**, le piège : la fiche technique récitée. Montre la seconde où le problème disparaît, puis la compatibilité. Le reste est dans la fiche.',
    gadgets:
      '**En gadgets**, le piège : on rit, on partage, on n’en a pas besoin. Ajoute une scène de ta semaine où il te manquerait, filmée là où tu t’en sers.',
    fitness:
      '**En fitness**, le piège : on suit la séance et on oublie l’élastique. Montre le même exercice sans, puis avec, et dis la résistance que tu as choisie.',
    wellness:
      '**En bien-être**, le piège : une ambiance si calme que l’objet disparaît. Pose-le dans la première image, nomme-le, et montre sa taille à côté de ton corps.',
    home: '**En maison**, le piège : le propre satisfait et on repart. Montre l’outil en gros plan juste après la moitié sale, avant la fin du nettoyage.',
    cooking:
      '**En cuisine**, le piège : on garde la recette, pas l’ustensile. Fais-le jouer deux fois dans la vidéo, et montre ce que donne le couteau à côté.',
    lifestyle:
      '**En lifestyle**, le piège : on aime ta vie, pas la gourde. Raconte un souci qu’elle règle, la fuite dans le sac par exemple, et prouve-le.',
    parenting:
      '**Côté parents**, le piège : on compatit en commentaire. Passe à la solution avant la cinquième seconde et donne l’âge conseillé écrit sur la boîte.',
    pets: '**Côté animaux**, le piège : on regarde le chat. Laisse-le faire l’accroche, puis montre le produit seul deux secondes, avec la taille et le lavage.',
    gaming:
      '**En gaming**, le piège : on admire le setup entier. Éteins tout sauf l’objet du jour, et donne la mesure de ton bureau.',
  },
  nichePart: 2,
  suggestions: [
    'Des clics mais pas de ventes',
    '2 appels à l’action pour ma niche',
    'Écris-moi un script pour ma niche',
  ],
  tool: '/performance-analyzer',
};
