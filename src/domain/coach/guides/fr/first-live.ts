import type { Guide } from '../../guide';

export const firstLive: Guide = {
  topic: 'first-live',
  questions: [
    'Comment préparer mon premier live ?',
    'mon 1er live jai peur',
    'personne dans mon live',
    'quels produits pour un premier live',
    'combien de temps dure un live',
    'il faut quoi pour faire un live',
    'je dis quoi au début du live',
    'j’ai fait un live et y avait 0 personne',
    'faut il combien d’abonnés pour un live',
    'checklist live',
    'jose pas me lancer en live',
  ],
  parts: [
    'Trois produits que tu possèdes, 45 à 60 minutes, et un seul objectif : repartir avec trois chiffres (taux d’entrée, durée moyenne, clics produit). Les ventes se travaillent après, quand tu sais lequel coince.',
    'Ordre : un petit prix qui se démontre en vingt secondes, puis ton produit vedette, puis celui qui complète. Première phrase : « Bonjour, c’est une collaboration commerciale, et je te montre tout de suite si ça marche. »',
    `**Avant d’appuyer**
- Téléphone branché, Wi-Fi stable, objectif propre
- Feuille avec dix questions et tes réponses, face à toi
- Quelqu’un pour modérer, mots bloqués déjà saisis
- Répétition de dix minutes sans produit attaché
- Annonce la veille, puis une heure avant`,
    'Salle vide ? C’est courant la première fois. Déroule tes boucles comme devant cinquante personnes : qui entre à la minute 20 doit te voir en pleine démonstration, pas en attente. La meilleure minute devient ta prochaine vidéo, refilmée.',
  ],
  byNiche: {
    beauty: `**Beauté**
1. Encre à lèvres : pose et mouchoir en vingt secondes
2. Brosse soufflante : ta vedette, une mèche à la fois
3. Gel sourcils : un sourcil fait, l’autre non

Ouvre : « Live en collaboration commerciale. Je fais un seul côté, tu me dis si ça se voit. »`,
    fashion: `**Mode**
1. Ceinture : la même robe change à l’écran
2. Legging : ta vedette, squat et assise en direct
3. Sac : tu le remplis avec ce qu’on te demande

Ouvre : « Je fais 1 m 65, taille M. Donne la tienne, je compare. C’est une collaboration commerciale. » (tes vraies mesures)`,
    tech: `**Tech**
1. Support magnétique : tu secoues, ça tient
2. Micro-cravate : ta vedette, avec et sans, à l’aveugle
3. Boîte à câbles : le bureau se vide en direct

Ouvre : « Ferme les yeux et dis-moi quand je branche le micro. C’est une collaboration commerciale. »`,
    gadgets: `**Gadgets**
1. Lampe à détecteur : éteins, passe la main
2. Mini scelleuse : ta vedette, les gens choisissent le sachet
3. Nettoyeur à lunettes : fais passer une paire sale

Ouvre : « Devine à quoi sert celui-ci, je l’allume dans dix secondes. Live en collaboration commerciale. »`,
    fitness: `**Fitness**
1. Élastique : un exercice, à faire avec toi
2. Sliders : ta vedette, quarante secondes au chrono
3. Balle de massage : retour au calme, tu réponds

Ouvre : « Collaboration commerciale, un mètre carré, quarante secondes : qui les fait avec moi ? »`,
    wellness: `**Bien-être**
1. Roll-on : poignet, odeur décrite sans promesse
2. Tapis d’acupression : ta vedette, pieds puis dos
3. Masque de nuit : la lumière éteinte en direct

Ouvre : « On baisse la voix dix minutes et je te dis ce que je sens. C’est une collaboration commerciale. »`,
    home: `**Maison**
1. Rouleau anti-peluches : trois passages sur un plaid
2. Brosse électrique : ta vedette, un carreau par boucle
3. Sac sous vide : la couette s’écrase pour finir

Ouvre : « Carreau de gauche ou de droite ? Je frotte celui que tu choisis. Collaboration commerciale. »`,
    cooking: `**Cuisine**
1. Spray à huile : une pression, une poêle
2. Hachoir : ta vedette, un légume par boucle
3. Couvercles silicone : tu ranges ce que tu viens de couper

Ouvre : « Collaboration commerciale. Oignon ou carotte ? Le premier commentaire décide. »`,
    lifestyle: `**Lifestyle**
1. Gourde : retournée au-dessus d’une feuille
2. Lampe coucher de soleil : ta vedette, pièce éteinte
3. Cubes de voyage : une valise pliée avec eux

Ouvre : « J’éteins tout, dis-moi quelle couleur tu gardes. Ce live est une collaboration commerciale. »`,
    parenting: `**Parents**
1. Bavoir silicone : purée versée, rinçage
2. Boîte à goûter : ta vedette, secouée puis ouverte
3. Étiquettes : tu en poses une, tu frottes

Ouvre : « Pas d’enfant à l’écran, seulement de la purée. Collaboration commerciale. Ta galère du matin ? »`,
    pets: `**Animaux**
1. Brosse : le tas de poils sur la table
2. Tapis de léchage : ta vedette, l’animal décide
3. Nettoie-pattes : patte sale, verre d’eau trouble

Ouvre : « Combien de minutes va-t-il tenir dessus ? C’est une collaboration commerciale. » Dès qu’il fatigue, il sort.`,
    gaming: `**Gaming**
1. Support casque : posé en dix secondes
2. Ruban RGB : ta vedette, couleur au vote
3. Tapis XXL : tu vides le bureau et tu le déroules

Ouvre : « Collaboration commerciale, achats à partir de 18 ans. J’éteins : violet ou vert ? »`,
  },
  nichePart: 1,
  suggestions: ['Donne-moi un déroulé de live', 'Comment combler les silences ?', 'On me dit que c’est trop cher'],
  tool: '/tiktok-live-planner',
};
