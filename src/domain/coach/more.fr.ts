import type { CoachTexts } from './texts';

/** More of what is often asked for again, one bubble each: templates that fit any niche. */
export const moreFrench: CoachTexts['more'] = {
  start: [
    `**Dix idées pour un même objet**
- Le résultat, puis comment tu y arrives
- Le défaut que la fiche ne montre pas
- Ta méthode d’avant, puis celle-ci
- L’erreur que tu faisais avec
- La réponse à un vrai commentaire
- Un essai chronométré, sans coupe
- Une semaine d’usage, filmée pour de vrai
- Ce qu’il y a dans la boîte
- Pour qui non
- Où tu le ranges, quand tu t’en sers`,
  ],
  hooks: [
    `Trois autres, d’un type différent :
- **Problème** : « Si toi aussi tu as [le souci exact], regarde mes mains. »
- **Question** : « Est-ce que ça vaut son prix ? Je te montre, tu décides. »
- **Erreur** : « Je l’utilisais à l’envers. » Seulement si c’est vrai.`,
    `Trois de plus :
- **Commentaire** : affiche un vrai commentaire, réponds en le faisant à l’image
- **POV** : « POV : il est 7 h 50 et [la scène que tout le monde connaît]. »
- **Comparaison** : « À gauche ma méthode d’avant, à droite celle-ci. »`,
    `Encore trois :
- **Curiosité** : « Je ne comprenais pas l’intérêt. Puis j’ai fait ça. »
- **Prix** : « Voilà ce qu’on a pour [prix affiché au moment où je filme]. »
- **Démonstration** : aucun mot, le geste en gros plan, son bruit.`,
    `Les trois derniers de ma réserve :
- **Défaut d’abord** : « Je commence par ce qui m’agace. »
- **Défi** : « Une minute, un seul essai. On voit si ça tient. »
- **Résultat** : la dernière image de ta vidéo en premier, puis « Je rembobine. »`,
  ],
  titles: [
    `- « [Objet] : ce que la fiche ne montre pas »
- « [Objet] : le test en vrai, sans coupe »
- « Le détail qui fait que je le garde »`,
    `- « [Objet] : regarde ça avant d’acheter »
- « [Problème précis] ? Voilà mon geste »
- « [Objet] : trois questions avant de payer »`,
    `- « [Objet] : 3 erreurs à éviter »
- « [Objet] à [prix du jour] : ce qu’on a vraiment »
- « Je réponds à “ça sert à quoi ?” »`,
  ],
  scripts: [
    `**Angle avis honnête, 25 s**
- 0–3 s : le défaut, dit en premier
- 3–10 s : l’objet en main, le geste entier
- 10–18 s : ce qui fait que tu le gardes, en gros plan
- 18–22 s : pour qui non
- 22–25 s : « C’est juste en bas. »`,
    `**Angle réponse à un commentaire, 20 s**
- 0–3 s : le vrai commentaire à l’écran, tu le lis
- 3–14 s : tu réponds en faisant, sans couper le geste
- 14–18 s : le résultat, immobile deux secondes
- 18–20 s : « Autre question ? Je la teste. »`,
    `**Angle deux méthodes, 30 s**
- 0–3 s : les deux résultats côte à côte
- 3–12 s : ta méthode d’avant, chrono visible
- 12–22 s : la même tâche avec l’objet, même cadre
- 22–27 s : l’écart, dit en une phrase
- 27–30 s : « Dans le panier, en bas. »`,
    `**Angle mode d’emploi, 35 s**
- 0–3 s : l’objet mal utilisé, et ce que ça rate
- 3–25 s : trois étapes, un plan chacune, numéro à l’écran
- 25–31 s : le résultat à la lumière du jour
- 31–35 s : « Garde la vidéo pour la première fois. »`,
  ],
  'calls-to-action': [
    `- « Le modèle que je tiens est dans le panier. »
- « Lis les avis avant : c’est juste en bas. »
- « Hésitation sur la taille ? Dis-la en commentaire. »`,
    `- « Prix du jour sur la fiche, juste en bas. »
- « Si c’est ton souci du matin, il est dans le panier. »
- « Pas pour toi si [limite]. Sinon, c’est juste en bas. »`,
    `- « Regarde les photos des avis, c’est en bas. »
- « Tu prends lequel, A ou B ? Les deux sont dans le panier. »
- « J’ai mis celui que j’utilise, pas un autre : juste en bas. »`,
  ],
  descriptions: [
    `Deux autres légendes, à compléter :
- « [Objet] : l’épreuve en entier, regarde la fin. Dans le panier. Collaboration commerciale »
- « [Problème] ? Mon geste en 20 secondes. C’est juste en bas. Collaboration commerciale »`,
    `Et deux encore :
- « [Objet] : ce que j’aurais aimé savoir avant. Prix sur la fiche. Collaboration commerciale »
- « [Objet] : tu ferais pareil ? Le test est fait chez moi. Dans le panier. Collaboration commerciale »`,
  ],
  hashtags: [
    'Pour varier sans te disperser : garde le tag du marché et celui du produit, change les trois autres. Un pour le problème réglé, un pour le moment (rentrée, matin, voyage), un pour la niche. Cinq au total.',
    'Cherche ton mot de produit dans la barre de recherche de TikTok : les suggestions sont les mots que les gens tapent. Prends-en un en tag, et dis-le aussi à voix haute dans les trois premières secondes.',
  ],
  motivation: [
    'Petit format pour les jours sans : un objet, trois plans de deux secondes, ta voix par-dessus. Quinze minutes, montage compris. Tu publies, tu ranges le téléphone.',
    'Compte ce que tu contrôles : vidéos publiées, débuts testés, questions répondues. Note-les chaque dimanche. Les vues montent et descendent, cette colonne-là ne fait que grandir.',
  ],
};

export const moreProductsFrench: CoachTexts['moreProducts'] = {
  title: (niche) => `D’autres familles à regarder pour ${niche} :`,
  lists: {
    beauty: [
      'encre à lèvres, masque collagène, bigoudis sans chaleur, gel sourcils, spray fixateur',
      'patchs anti-boutons, huile cheveux, brosse soufflante, cils en bouquets, éponges à maquillage',
    ],
    fashion: [
      'gaine, legging, sweat oversize, ensemble coordonné, sac',
      'bijoux, ceinture, pyjama, chaussettes, lunettes de soleil',
    ],
    tech: [
      'chargeur magnétique, mini imprimante, support de téléphone, micro-cravate, lampe LED',
      'boîte à câbles, traceur, batterie externe, nettoyeur d’écran, écouteurs',
    ],
    gadgets: [
      'ventilateur de poche, mini aspirateur, organiseur de voiture, lampe à détecteur, pince multifonction',
      'mini imprimante, traceur, support magnétique, gonfleur compact, nettoyeur d’écran',
    ],
    fitness: [
      'élastiques, sliders, grips, rouleau de massage, shaker',
      'gilet lesté, tapis, ceinture de course, corde à sauter, balle de massage',
    ],
    wellness: [
      'masseur, tapis d’acupression, masque de nuit, coussin chauffant, sangle de posture',
      'gourde, tisane, journal de gratitude, râpe pieds, roll-on parfumé',
    ],
    home: [
      'brosse électrique, pâte nettoyante, cintres, séparateurs de tiroir, anti-peluches',
      'lampe à détecteur, sacs sous vide, balai, pommeau filtrant, housse de canapé',
    ],
    cooking: [
      'hachoir, spray à huile, papiers pour air fryer, cuiseur à œufs, couvercles silicone',
      'balance, lunch box, mousseur, aiguiseur, set d’épices',
    ],
    lifestyle: [
      'tumbler, planner, chauffe-bougie, lampe sunset, tote bag',
      'cubes de voyage, lampe de lecture, diffuseur, brume d’oreiller, range-clés',
    ],
    parenting: [
      'bavoir silicone, jouet de bain, livre d’activités, veilleuse, boîte à goûter',
      'sac de rangement, crochet de poussette, étiquettes, tuiles magnétiques, bruit blanc',
    ],
    pets: [
      'brosse anti-poils, gamelle lente, tapis de léchage, nettoie-pattes, fontaine',
      'tunnel pour chat, harnais, housse de voiture, brosse, balle interactive',
    ],
    gaming: [
      'ruban RGB, support de casque, grips, tapis de souris, dock manette',
      'repose-poignet, ventilateur, étagère de bureau, touches de clavier, clips à câbles',
    ],
  },
  rule: [
    'Repère pour trier : 10 à 35 €, un effet visible en cinq secondes, au moins 4,3 étoiles, du stock. Celui que tu possèdes déjà passe devant.',
    'Avant d’en choisir un, ouvre sa fiche : avis récents avec photos, délai, taux affiché. Puis pose-toi une seule question : qu’est-ce qu’on voit changer, son coupé ?',
  ],
};
