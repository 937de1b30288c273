import type { Guide } from '../../guide';

export const descriptions: Guide = {
  topic: 'descriptions',
  questions: [
    'Écris-moi une légende pour ma niche',
    'une description stp',
    'je mets quoi en description',
    'legende tiktok exemple',
    'comment écrire ma légende',
    'texte sous la vidéo',
    'description trop longue ?',
    'combien de caractères en légende',
    'caption pour mon produit',
    'mots cles dans la description',
    'une autre légende',
  ],
  parts: [
    '**À copier :** « Le test en vrai, défaut compris. Ta question en commentaire, le produit juste en bas. Collaboration commerciale »',
    'L’ordre : le bénéfice ou la question avec le nom du produit, une preuve, où regarder, la mention, les hashtags. Repère : environ 150 caractères restent visibles, donc le nom du produit vient dans les premiers mots.',
    'Écris la phrase que quelqu’un taperait dans la recherche, puis redis-la dans la vidéo et affiche-la. « Boucles sans chaleur cheveux fins » aide plus que « mon nouveau coup de cœur ».',
  ],
  byNiche: {
    beauty:
      '**À copier :** « Encre à lèvres mate : café, mouchoir, verdict. Ma teinte est juste en bas. Collaboration commerciale »\nMets le nom de la teinte que tu portes : c’est ce qu’on cherche ensuite.',
    fashion:
      '**À copier :** « Legging taille haute, test du squat en vraie lumière. Je porte du M, guide juste en bas. Collaboration commerciale »\nRemplace par ta taille, et ajoute ta stature si elle tient.',
    tech: '**À copier :** « Micro-cravate pour téléphone : avant, après, son brut. Compatibilités juste en bas. Collaboration commerciale »\nGarde le nom de l’appareil que tu utilises dans le premier commentaire.',
    gadgets:
      '**À copier :** « Mini scelleuse de sachets : je la teste sur trois épaisseurs. Verdict en vidéo, fiche juste en bas. Publicité »\nLe nombre d’essais doit être celui de ta vidéo.',
    fitness:
      '**À copier :** « Sliders : 3 exercices sur un tapis de bain, une erreur à éviter. Ils sont juste en bas. Collaboration commerciale »\nNomme l’exercice, jamais un résultat sur le corps.',
    wellness:
      '**À copier :** « Tapis d’acupression : mes deux premières minutes, sans filtre. Dimensions juste en bas. Collaboration commerciale »\nDécris ta sensation. Aucun nom de maladie, même en hashtag.',
    home: '**À copier :** « Joints de douche : une moitié brossée, l’autre non. La brosse électrique est juste en bas. Collaboration commerciale »\nNomme l’endroit, c’est lui qu’on tape.',
    cooking:
      '**À copier :** « Hachoir à tirette : un oignon, combien de tirages ? Réponse en vidéo, contenance juste en bas. Publicité »\nLa question fait répondre en commentaire.',
    lifestyle:
      '**À copier :** « Gourde pleine, couchée dans mon sac une heure. Elle fuit ? Les couleurs sont juste en bas. Collaboration commerciale »\nNe donne pas la réponse dans la légende.',
    parenting:
      '**À copier :** « Bavoir silicone : purée, rinçage, séchage en vrai. Âge conseillé dans la fiche, juste en bas. Collaboration commerciale »\nPas de prénom ni d’âge exact de ton enfant.',
    pets: '**À copier :** « Gamelle lente pour chien pressé : repas chronométré avant et après. Tailles juste en bas. Collaboration commerciale »\nAjoute race et poids en commentaire.',
    gaming:
      '**À copier :** « Ruban RGB sur un bureau de 1 m : pose complète et trois ambiances. Longueur juste en bas. Collaboration commerciale »\nDonne la vraie mesure de ton bureau.',
  },
  nichePart: 0,
  suggestions: ['Quels hashtags pour ma niche ?', '3 titres pour ma niche', 'Je dois dire que c’est de la pub ?'],
  tool: '/description-generator',
};
