import type { Guide } from '../../guide';

export const start: Guide = {
  topic: 'start',
  questions: [
    'Par où commencer ?',
    'Fais-moi un plan pour ma première semaine',
    'je débute je fais quoi en premier',
    'comment on se lance sur tiktok shop',
    'jcommence de zero aide moi',
    'c quoi les premieres etapes',
    'ma toute première vidéo je filme quoi',
    'je viens de minscrire et maintenant',
    'comment faire de l’affiliation quand on n’y connaît rien',
    'je suis débutant tu me conseilles quoi',
    'quoi faire aujourd’hui pour démarrer',
  ],
  parts: [
    'Filme aujourd’hui un objet que tu possèdes déjà, à moins de 35 €. Pas besoin d’attendre l’accès Shop ni un échantillon : ces premières vidéos te font la main, et ce sont elles que tu montreras aux marques ensuite.',
    'Pour le choisir, ouvre tes placards : un objet utilisé cette semaine, avec un effet qui se voit en cinq secondes son coupé. Si tu dois expliquer avant que ça se voie, prends-en un autre.',
    `**Ta première semaine**
- Jour 1 : un objet, un thème, que tu gardes 30 jours
- Jours 2 et 3 : trois vidéos du même objet, trois débuts différents
- Jour 4 : demande ton accès Shop, pièce d’identité sous la main
- Jours 5 et 6 : publie les deux qui se comprennent sans le son
- Jour 7 : compare leurs durées moyennes, change une chose`,
    'Ne juge pas un produit sur une vidéo. Repère : cinq à dix angles différents avant de dire qu’il ne marche pas. Un angle, c’est une raison d’acheter.',
  ],
  byNiche: {
    beauty:
      'Prends le produit que tu finis toujours : encre à lèvres, gel sourcils, huile cheveux. Première image : une moitié du visage faite, l’autre non, face à la fenêtre et sans filtre. L’écart entre les deux côtés, c’est ta vidéo.',
    fashion:
      'Prends la pièce que tu portes le plus et filme-la sur toi, en pied, téléphone calé à hauteur de hanche. Trois tenues autour d’elle, une coupe par tenue. Dis ta taille tout de suite : on va te la demander.',
    tech: 'Pars d’un agacement de ton bureau : câbles emmêlés, batterie vide, son lointain au téléphone. Première image : le geste qui le règle, le clac de l’aimant par exemple, micro ouvert. Une seule caractéristique, celle qui change ta journée.',
    gadgets:
      'Prends l’objet que ton entourage te demande de prêter. Première image : tes mains qui s’en servent, sans un mot. On se demande ce que c’est, et tu réponds à la troisième seconde en le faisant marcher en entier.',
    fitness:
      'Filme un exercice avec un accessoire que tu as : élastique, sliders, corde. Téléphone au sol contre le mur, corps entier dans le cadre. Montre l’erreur, puis le bon geste. Parle du mouvement, jamais des kilos.',
    wellness:
      'Filme ton quart d’heure du soir autour d’un objet : tapis d’acupression, masque de nuit, coussin chauffant. Première image : tu t’installes, on entend le tissu. Dis ce que tu sens, « ça me détend », rien qui ressemble à un soin.',
    home: 'Trouve le coin que tu caches aux invités : joints, tiroir, canapé. Filme l’avant en plan fixe, laisse une marque au sol pour le téléphone, filme l’après du même endroit. Première image : moitié sale, moitié propre.',
    cooking:
      'Sors l’ustensile de tous les jours et filme une seule préparation vue du dessus : légumes entiers, geste, bol rempli. Première image : le bol, puis tu rembobines. Garde le bruit de la lame, c’est lui qui donne envie.',
    lifestyle:
      'Choisis un objet de ton rituel : gourde, planner, lampe. Filme-le à trois moments de la même journée, deux secondes chacun. Première image : la plus belle, la lampe qui s’allume par exemple. On doit reconnaître sa propre journée.',
    parenting:
      'Pars d’un moment pénible que tout parent connaît : la compote sur le pull, le goûter dans la voiture, le sac sans fond. Filme tes mains et l’objet, pas ton enfant. Première image : le bazar. Deuxième : la solution en place.',
    pets: 'Laisse ton animal faire l’accroche : tapis de léchage, fontaine, brosse. Filme à sa hauteur pendant cinq minutes, garde les trois meilleures secondes. S’il boude le produit, tu tiens ta réponse : change d’objet.',
    gaming:
      'Éteins la pièce, allume ton setup, garde l’allumage comme première image. Ensuite un seul objet : ruban RGB, support de casque, tapis. Le bureau sans, le bureau avec, exactement le même cadrage.',
  },
  openShop: {
    0: 'Filme aujourd’hui un objet que tu possèdes déjà, à moins de 35 €. Pas besoin d’attendre un échantillon : ta boutique est ouverte, et ces premières vidéos te font la main.',
    2: `**Ta première semaine**
- Jour 1 : un objet, un thème, que tu gardes 30 jours
- Jours 2 et 3 : trois vidéos du même objet, trois débuts différents
- Jour 4 : mets cet objet, ou le plus proche, dans ta vitrine et attache-le à une vidéo
- Jours 5 et 6 : publie les deux qui se comprennent sans le son
- Jour 7 : compare leurs durées moyennes, change une chose`,
  },
  nichePart: 1,
  besideProduct: [3],
  suggestions: ['Quel produit choisir en premier ?', '3 hooks pour ma niche', 'Combien d’abonnés il faut ?'],
  tool: '/weekly-content-planner',
};
