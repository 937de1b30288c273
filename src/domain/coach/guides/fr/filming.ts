import type { Guide } from '../../guide';

export const filming: Guide = {
  topic: 'filming',
  questions: [
    'Comment filmer avec mon téléphone ?',
    'Comment avoir une bonne lumière ?',
    'ma video est sombre',
    'le son est pourri comment faire',
    'quel materiel pour débuter',
    'faut il un ring light',
    'comment cadrer le produit',
    'caméra avant ou arrière',
    'ou placer le texte sur la vidéo',
    'je filme sans trépied',
    'ma video est floue',
    'comment mieux filmer mes produits',
    'zone de sécurité tiktok',
  ],
  parts: [
    'Essuie l’objectif, passe en caméra arrière, mets-toi face à une fenêtre et éteins le plafonnier. Ces quatre gestes ne coûtent rien et se voient plus qu’un téléphone neuf. Le soir : une seule lampe blanche, de biais, à hauteur de visage, tout le reste éteint.',
    'Deux plans suffisent : l’objet tenu près de ton visage, pour l’échelle et la confiance, puis le très gros plan sur ce qui change. Téléphone calé contre une pile de livres, même cadrage pour l’avant et l’après.',
    'Pour le son, une petite pièce avec du tissu, frigo et fenêtre fermés. Parle à un bras du téléphone. Si tu dois choisir, garde un bon son avec une image moyenne.',
    'Repère de cadrage en 1080 × 1920 : laisse libres les 250 pixels du haut, les 420 du bas et les 170 de droite. La fiche produit recouvre le coin en bas à gauche, donc texte et objet vivent au milieu.',
  ],
  byNiche: {
    beauty:
      '**Beauté** : la fenêtre face à toi, jamais dans le dos, et aucun filtre, sinon ton résultat ne vaut plus rien. Plan serré à une main de la joue, verrouille la mise au point en gardant le doigt sur l’écran. Même heure pour l’avant et l’après.',
    fashion:
      '**Mode** : téléphone à hauteur de hanche, à trois pas, pieds dans le cadre. Un mur uni, un miroir seulement s’il est propre. Filme devant, dos, profil, assise, puis la matière entre deux doigts contre le jour.',
    tech: '**Tech** : fond mat sombre, lumière de côté pour éviter le reflet sur l’écran. Baisse la luminosité de l’appareil filmé, sinon l’écran brûle. Colle le micro au bruit : clic, moteur, papier qui sort.',
    gadgets:
      '**Gadgets** : vue du dessus, mains propres, une planche claire. Filme le geste en un seul plan, sans coupe, sinon on croit au trucage. Ajoute un objet connu à côté, une pièce ou une tasse, pour l’échelle.',
    fitness:
      '**Fitness** : téléphone au sol contre une plinthe, grand-angle, corps entier même bras levés. De profil pour le dos, de face pour les genoux. Habits près du corps et unis, pour que le geste se lise.',
    wellness:
      '**Bien-être** : une lampe chaude unique, pas de plafonnier mélangé. Plan fixe long, dix secondes sans couper, le téléphone à hauteur du tapis. Enregistre le son de près à part, picots, eau, tissu, et pose-le au montage.',
    home: '**Maison** : marque la place du téléphone au sol avec du ruban adhésif, tourne l’avant et l’après à la même heure. Lumière rasante sur la saleté : une lampe posée de côté la fait ressortir. Garde exactement la même pour l’après.',
    cooking:
      '**Cuisine** : téléphone au-dessus du plan de travail, coincé dans un placard ouvert. Fenêtre sur le côté, hotte éteinte pendant la prise. Un torchon sous la planche coupe les vibrations et garde le bruit de la lame.',
    lifestyle:
      '**Lifestyle** : filme en fin de journée près d’une fenêtre, objet au premier plan, vie floue derrière. Trois plans de deux secondes par scène : large, mains, détail. Range un seul angle de la pièce, c’est assez.',
    parenting:
      '**Parents** : tes mains, l’objet, la table ; ton enfant reste hors champ, voix comprise si possible. Filme à hauteur de chaise haute et tourne pendant la sieste : la purée se verse très bien sans bébé.',
    pets: '**Animaux** : pose le téléphone au sol, à hauteur de museau, et filme longtemps en 60 images par seconde si tu l’as, pour ralentir la réaction. Cache la friandise derrière l’objectif. Jamais de flash.',
    gaming:
      '**Gaming** : verrouille l’exposition sur la lumière colorée, sinon l’image vire au blanc. Une petite lampe hors cadre éclaire tes mains. Filme l’écran de biais pour éviter les bandes qui défilent.',
  },
  nichePart: 1,
  suggestions: ['Comment monter ma vidéo ?', 'Donne-moi les plans seconde par seconde', 'Analyser ma vidéo'],
};
