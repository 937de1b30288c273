import type { Guide } from '../../guide';

export const editing: Guide = {
  topic: 'editing',
  questions: [
    'Comment monter ma vidéo ?',
    'comment faire un bon montage',
    'quelle appli de montage',
    'combien de coupes',
    'ma video est trop lente',
    'montage dynamique comment faire',
    'faire une boucle à la fin',
    'je sais pas monter',
    'capcut ou tiktok',
    'ou couper dans ma vidéo',
    'des effets et transitions utiles',
  ],
  parts: [
    'Pose la preuve en premier sur ta ligne de temps, puis remonte vers le début : il te faut seulement assez d’images pour la comprendre. Le reste part à la corbeille, même les jolis plans.',
    `**Le rythme, en repère**
- Accroche : un changement toutes les 1 à 2 s
- Milieu : toutes les 2 à 4 s
- Preuve : un plan long sans coupe, sinon on croit au trucage
- Fin : le dernier plan rejoint le premier, la boucle passe sans se voir`,
    'Coupe les respirations et les « euh », garde les bruits de l’objet. Une transition se justifie quand ta main la fait : objet qui cache l’écran, claquement, demi-tour. Aucun autocollant sur le produit.',
    'L’éditeur de TikTok suffit pour couper et sous-titrer ; avec CapCut, laisse ses musiques de côté. Avant de publier, regarde trois fois : une sans le son, une les yeux fermés, une en ne fixant que le bas de l’écran.',
  ],
  byNiche: {
    beauty:
      '**Beauté** : garde la pose en temps réel deux ou trois secondes, accélère le reste. Aucun réglage de peau ni filtre après coup : une silhouette ou un visage retouché doit porter la mention « Images retouchées », et ton résultat perd sa valeur.',
    fashion:
      '**Mode** : change de tenue sur le même geste, un saut ou une main devant l’objectif, et cale la coupe au milieu du mouvement. Laisse une seconde fixe par tenue. N’affine rien : la coupe du vêtement est ce qu’on achète.',
    tech: '**Tech** : monte sur le bruit. Le clic arrive exactement à la coupe, puis une demi-seconde de silence. Incruste une seule donnée à l’écran, celle que tu viens de prouver, et garde le branchement d’une traite.',
    gadgets:
      '**Gadgets** : deux secondes de mystère, pas plus, puis le geste complet. Repasse-le une fois au ralenti avec l’explication à l’écran. Garde l’essai raté s’il y en a un, il rend les deux autres crédibles.',
    fitness:
      '**Fitness** : un plan fixe par exercice, trois répétitions visibles, le nom écrit au-dessus. Divise l’écran pour l’erreur et le bon geste. N’accélère jamais le mouvement, on doit pouvoir le suivre.',
    wellness:
      '**Bien-être** : ralentis au lieu de couper. Trois plans de cinq à sept secondes, son enregistré de près, une phrase par plan. L’accroche reste vive, un geste et un bruit, puis tout se pose.',
    home: '**Maison** : avant et après collés sans fondu, la coupe sèche fait tout. Accélère la tâche, affiche le temps réel passé. Termine sur le chiffon sale qu’on jette : ce plan relance la boucle.',
    cooking:
      '**Cuisine** : plat fini une seconde, coupe, légumes entiers. Raccourcis chaque geste à son moment sonore : lame, couvercle, versé. Écris les quantités à l’écran, pas dans ta bouche.',
    lifestyle:
      '**Lifestyle** : même mouvement dans chaque lieu, poser l’objet par exemple, et coupe au contact. Une teinte d’image par vidéo. Écris l’heure à l’écran, elle raconte la journée sans voix off.',
    parenting:
      '**Parents** : le bazar en deux secondes, la solution en huit. Voix basse et vraie, sous-titres obligatoires : on te regarde à côté d’un bébé qui dort. Floute un prénom, une école ou une adresse qui dépasse.',
    pets: '**Animaux** : ouvre sur la réaction, reviens à l’explication ensuite. Ralentis l’instant du regard, garde le bruit de langue ou de pattes. Tes sous-titres parlent pour toi, pas à la place de l’animal toute la vidéo.',
    gaming:
      '**Gaming** : coupe sur le noir, laisse un temps, puis la lumière. Avant et après au même cadrage, superposés une demi-seconde. Baisse la musique pendant le clic du clavier ou du dock.',
  },
  nichePart: 2,
  suggestions: ['Faut-il des sous-titres ?', 'Quelle musique je peux utiliser ?', 'Analyser ma vidéo'],
  tool: '/video-editing',
};
