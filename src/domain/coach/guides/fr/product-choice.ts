import type { Guide } from '../../guide';

export const productChoice: Guide = {
  topic: 'product-choice',
  questions: [
    'Quel produit choisir en premier ?',
    'Des idées de produits pour ma niche',
    'je vends quoi',
    'quel produit marche bien',
    'comment trouver un produit gagnant',
    'produit pas cher qui se vend',
    'c quoi un bon produit pour tiktok shop',
    'faut il avoir le produit chez soi',
    'a quel prix je dois vendre',
    'quoi promouvoir quand on débute',
    'ce produit est bon ou pas',
    'combien de vidéos par produit',
    'quels produits sont faciles à filmer',
  ],
  parts: [
    'Prends un objet que tu utilises déjà, à moins de 35 €, et dont l’effet se voit tout de suite : un hachoir qui coupe, une brosse qui blanchit un joint, un aimant qui clique. Ton premier produit est sûrement dans un placard.',
    `**Les cases à cocher**
- entre 10 et 35 €, un prix qu’on paie sans réunion de famille
- un effet visible en cinq secondes, son coupé
- un seul problème, que tu dis en une phrase
- au moins 4,3 étoiles et du stock le jour où tu filmes`,
    'Avec {product}, fais le test du muet : trente secondes de rushs, son coupé, montrées à quelqu’un. Si on te dit à quoi ça sert, tourne. Sinon, change de plan avant de changer de produit.',
    'Lis les avis à deux étoiles : si tu peux montrer la réponse au reproche qui revient, tu as ta vidéo. Il te faut donc l’objet en main, pour le montrer et le juger. Repère : cinq à dix angles avant de l’abandonner.',
  ],
  byNiche: {
    beauty: `**Beauté, repère 8 à 35 €** : cherche le changement qu’on voit.
- Petit prix : patchs boutons, gel sourcils, éponges
- Milieu : encre à lèvres, boucles sans chaleur, spray fixateur, huile cheveux
- Haut : brosse soufflante
Ça se filme quand une moitié du visage ou de la tête suffit à convaincre.`,
    fashion: `**Mode, repère 10 à 45 €** : cherche ce qui change une fois porté.
- Petit prix : chaussettes, bijoux, ceinture, lunettes
- Milieu : legging, sac, pyjama, sweat oversize
- Haut : ensemble, gainant
Ça se filme quand le mouvement prouve : s’asseoir, lever les bras, se tourner.`,
    tech: `**Tech, repère 8 à 40 €** : cherche un mécanisme.
- Petit prix : nettoyant d’écran, support, boîte à câbles
- Milieu : chargeur magnétique, balise, lampe LED, micro-cravate
- Haut : mini imprimante, batterie, écouteurs
Ça se filme quand on voit ou qu’on entend le résultat : le papier sort, le son change.`,
    gadgets: `**Gadgets, repère 8 à 40 €** : cherche « c’est quoi ce truc ? » suivi d’un vrai usage.
- Petit prix : ouvre-bocal, pince multi-usage, lampe à détecteur
- Milieu : mini scelleuse, ventilateur de poche, nettoyeur à lunettes
- Haut : mini aspirateur, projecteur d’ambiance
Ça se filme quand le geste surprend sans explication.`,
    fitness: `**Fitness, repère 8 à 40 €** : cherche le mouvement.
- Petit prix : élastiques, balle de massage, corde
- Milieu : sliders, poignées, shaker, ceinture de course
- Haut : rouleau, tapis, gilet de marche
Ça se filme quand l’accessoire rend l’exercice visiblement plus dur ou plus propre.`,
    wellness: `**Bien-être, repère 8 à 40 €** : cherche la sensation, sans promesse.
- Petit prix : tisane, roll-on, râpe pieds, journal
- Milieu : masque de nuit, gourde, bouillotte
- Haut : tapis d’acupression, masseur, coussin chauffant
Ça se filme quand ton visage ou le son disent « ça fait du bien » à ta place.`,
    home: `**Maison, repère 6 à 50 €** : cherche la tâche pénible.
- Petit prix : séparateurs de tiroir, rouleau anti-peluches, cintres fins
- Milieu : pâte nettoyante, sacs sous vide, lampe à détecteur
- Haut : brosse électrique, balai, housse de canapé
Ça se filme quand le même cadrage montre sale puis propre.`,
    cooking: `**Cuisine, repère 7 à 60 €** : cherche la préparation raccourcie.
- Petit prix : spray à huile, couvercles silicone, papiers air fryer
- Milieu : hachoir à tirette, mousseur, balance, lunch box
- Haut : cuit-œufs, aiguiseur, set d’épices
Ça se filme quand le légume entier devient un bol en un seul plan.`,
    lifestyle: `**Lifestyle, repère 6 à 30 €** : cherche le petit rituel.
- Petit prix : spray d’oreiller, liseuse à clip, porte-clés organisé
- Milieu : gourde, tote, cubes de voyage, planner
- Haut : lampe coucher de soleil, chauffe-bougie, diffuseur
Ça se filme quand l’objet change l’ambiance ou range un sac sous nos yeux.`,
    parenting: `**Parents, repère 8 à 45 €** : cherche le soulagement.
- Petit prix : bavoir silicone, étiquettes, crochet de poussette
- Milieu : livre d’activités, jouet de bain, boîte à goûter, veilleuse
- Haut : sac organisé, tuiles magnétiques, bruit blanc
Ça se filme avec tes mains, sans l’enfant, du bazar à la solution.`,
    pets: `**Animaux, repère 6 à 35 €** : cherche la réaction.
- Petit prix : tapis de léchage, brosse, balle interactive
- Milieu : gamelle lente, nettoie-pattes, tunnel à chat
- Haut : harnais, housse de voiture, fontaine
Ça se filme quand l’animal s’en sert de lui-même, ou que le tas de poils parle.`,
    gaming: `**Gaming, repère 8 à 60 €** : cherche la révélation du setup.
- Petit prix : grips, attaches de câbles, keycaps
- Milieu : support casque, tapis XXL, repose-poignet, ruban RGB
- Haut : dock manettes, étagère de bureau
Ça se filme lumière éteinte, ou quand le bureau se libère d’un coup.`,
  },
  nichePart: 0,
  suggestions: ['3 hooks pour ma niche', 'Comment avoir des échantillons ?', 'Écris-moi un script pour ma niche'],
  tool: '/product-recommendations',
};
