import type { Guide } from '../../guide';

export const liveRun: Guide = {
  topic: 'live-run',
  questions: [
    'Donne-moi un déroulé de live',
    'Comment combler les silences ?',
    'je sais pas quoi dire pendant un live',
    'structure d’un live d’une heure',
    'quand épingler un produit',
    'comment faire parler les gens en live',
    'les gens restent pas dans mon live',
    'script de live',
    'faire un jeu concours en live',
    'combien de produits dans un live',
    'comment garder du monde en live',
    'live de 2h comment tenir',
  ],
  parts: [
    `**Soixante minutes**
- 0–3 : qui, quoi, « collaboration commerciale »
- 3–8 : produit vedette, démonstration complète
- 8–55 : boucles de huit minutes
- 55–60 : récap, merci, date du prochain

Combien de temps ? 45 à 60 minutes pour commencer. En 30, trois boucles ; en 2 h, deux fois le même bloc avec une autre démonstration.`,
    '**Une boucle :** problème, démonstration, preuve, prix affiché maintenant, objection, épingle et « c’est dans le panier », puis une question. Toutes les dix minutes, redis bonjour et la mention. Reprends tout à chaque tour : presque tout le monde vient d’entrer.',
    'Un blanc ? Décris tes mains : « je dévisse, je rince, je remonte ». Sinon lis une question de ta feuille, ou relance la boucle. Pour faire écrire, offre un choix à deux réponses, « gauche ou droite ? », et obéis au premier commentaire.',
    'Épingle le produit dont tu parles, à chaque boucle. Pour un jeu, seulement l’outil de cadeaux de TikTok. N’annonce une remise que si elle est réglée, et n’envoie jamais une vidéo enregistrée à la place du direct.',
  ],
  byNiche: {
    beauty:
      'Un blanc en beauté ? Décris la matière : « ça glisse, ça sèche, je retouche le coin ». Puis fais choisir : « je démaquille la droite ou la gauche ? » et obéis au premier commentaire.',
    fashion:
      'Un blanc en mode ? Retourne la pièce et lis l’étiquette à voix haute : matière, lavage, fabrication. Puis fais choisir : « ceinture ou sans ? ». Change vraiment, c’est le changement qui retient.',
    tech: 'Un blanc en tech ? Débranche tout et refais l’installation depuis la boîte, en nommant chaque pièce. Puis fais choisir : « je teste la portée ou le bruit de la rue ? »',
    gadgets:
      'Un blanc avec un gadget ? Cherche sa limite devant eux : plus lourd, plus épais, plus mouillé, dans l’usage prévu. Puis : « il tient ou il lâche ? » Les paris remplissent les commentaires.',
    fitness:
      'Un blanc en fitness ? Compte à voix haute sur une série courte, corrige ta propre posture en la nommant. Puis : « facile ou difficile, je règle comment ? » Prévois des exercices assis pour reprendre ton souffle.',
    wellness:
      'Un blanc en bien-être ? Laisse-le vivre cinq secondes, ici c’est le sujet, puis dis ce que tu sens. Ensuite : « pieds ou nuque ? ». Garde la voix basse et la mention « collaboration commerciale » visible.',
    home: 'Un blanc en maison ? Reprends la tache et annonce le temps qu’elle demande. Puis fais choisir la prochaine : « four ou évier ? ». Prévois quatre zones sales avant de lancer, tu n’en manqueras pas.',
    cooking:
      'Un blanc en cuisine ? Nomme chaque geste : « je lave, je démonte la lame, je goûte ». Puis : « sucré ou salé pour la suite ? ». La cuisson longue se lance avant le live, pas pendant.',
    lifestyle:
      'Un blanc en lifestyle ? Vide le sac et dis pourquoi chaque chose y reste. Puis : « lampe chaude ou froide ? ». Finis un petit rituel complet par boucle, qu’on voie une fin.',
    parenting:
      'Un blanc côté parents ? Raconte la galère du matin en tenant l’objet, sans prénom ni école. Puis : « biberon ou petit pot ? ». Les parents répondent aux parents : laisse deux conseils de la communauté passer à l’oral.',
    pets: 'Un blanc avec ton animal ? Raconte son caractère pendant qu’il renifle. Puis : « croquettes ou pâtée sur le tapis ? ». Prévois un second produit sans lui, pour les minutes où il part dormir.',
    gaming:
      'Un blanc en gaming ? Éteins, rallume, change l’ambiance en nommant le réglage. Puis : « câbles cachés ou visibles ? ». Range une zone du bureau par boucle, le plan large montre l’avancée.',
  },
  nichePart: 2,
  besideProduct: [0, 2, 3],
  suggestions: ['On me dit que c’est trop cher', 'Comment préparer mon premier live ?', 'Quels chiffres regarder ?'],
  tool: '/live-script-generator',
};
