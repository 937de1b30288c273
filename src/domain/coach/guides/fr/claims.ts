import type { Guide } from '../../guide';

export const claims: Guide = {
  topic: 'claims',
  questions: [
    'Qu’est-ce que je n’ai pas le droit de dire ?',
    'je peux dire que ça soigne',
    'avant après autorisé ou pas',
    'produits interdits tiktok shop',
    'je peux montrer mon enfant',
    'dire que ça fait maigrir',
    'compléments alimentaires je peux promouvoir ?',
    'mots interdits',
    'je peux dire dupe',
    'promettre un résultat en 3 jours',
    'mon fils dans la vidéo',
    'comment parler d’une crème sans risque',
    'critiquer une marque concurrente',
  ],
  parts: [
    'Rien qui soigne, rien qui garantit, rien avec un délai promis. Dis ce que tu vois et ce que tu sens sur toi : « sur moi », « ça aide à », « la texture est… ». Si tu ne peux pas le filmer, ne l’affirme pas.',
    'Évite partout : « dupe », nom d’un concurrent, « approuvé par », remède, perte de poids. Ne promeus ni médecine esthétique, ni nicotine, ni paris, ni placements risqués. La liste des produits refusés est dans ton Centre de créateurs.',
    'Avant-après : même personne, même cadrage, sans filtre, le vrai temps écoulé à l’écran. « Les résultats varient » ne rattrape pas une promesse exagérée. Et personne de moins de 18 ans ne présente ni n’essaie le produit : filme tes mains.',
    'Un avis se donne sur une chose que tu as eue en main, jamais sur un texte fourni. Pour comparer, oppose deux méthodes, pas deux marques : « avec l’éponge, avec la brosse » dit tout.',
  ],
  byNiche: {
    beauty:
      '**Beauté** : un cosmétique agit sur l’aspect, pas sur une maladie. Dis « ma peau paraît plus lisse », pas « ça élimine l’acné » ni « ça efface les rides ». Ne dénigre pas un ingrédient autorisé (« sans cochonneries »). Aucun filtre sur le résultat, ou la mention « Images retouchées ».',
    fashion:
      '**Mode** : pas de « dupe » ni de logo imité, et une matière se lit sur l’étiquette. Un gainant « lisse sous la robe », il ne fait pas maigrir. Pour l’ultra fast fashion, une interdiction de publicité est en discussion en France : à vérifier avant d’accepter.',
    tech: '**Tech** : chiffre seulement ce que tu mesures (« 40 minutes de charge chez moi ») ou ce qu’affiche la fiche. Pas d’« étanche » sans l’indice écrit, pas de « compatible tout ». Avec batteries et chargeurs, reste dans l’usage prévu : ni choc, ni eau, ni objet ouvert.',
    gadgets:
      '**Gadgets** : la tentation, c’est d’exagérer. Filme l’essai sans coupe et garde un raté. Pas d’usage détourné dangereux (lame, chaleur, pression), et pas de marquage ou de norme annoncés sans les lire sur l’objet.',
    fitness:
      '**Fitness** : aucune perte de poids, graisse ou prise de muscle promise, pas même en chiffres « personnels ». Parle d’exercice et de sensation : « ça chauffe les épaules ». Pas de « soulage le dos ». Compléments : uniquement les allégations autorisées, mot pour mot.',
    wellness:
      '**Bien-être** : pas d’anxiété, d’insomnie, de douleur ni de « détox ». Dis « je me pose », « l’odeur me plaît », « ça pique puis je relâche ». Aucun objet ne remplace un traitement, et le suggérer est interdit en France. Compléments : allégations autorisées seulement.',
    home: '**Maison** : « il a enlevé ces traces-ci », pas « élimine 99 % des bactéries » si ce n’est pas écrit. Ne mélange jamais deux produits d’entretien à l’image. Filtre de douche : parle de pose et de débit, pas de peau ou de cheveux réparés.',
    cooking:
      '**Cuisine** : « moins d’huile versée, je la pèse » passe ; « brûle-graisse », « détox », « bon pour le cœur » non. Boisson sucrée ou produit très transformé : un message sanitaire peut être exigé, vérifie. Lames et friture : montre le geste sûr, et jamais un enfant qui s’en sert.',
    lifestyle:
      '**Lifestyle** : la gourde garde le froid le temps que tu as mesuré. Spray d’oreiller ou diffuseur : parle d’odeur, pas de sommeil soigné. Un sponsor financier ou un pari glissé dans un vlog reste une promotion, et souvent une interdite.',
    parenting:
      '**Parents** : ton enfant ne présente pas le produit, filme tes mains. Pas de « il fait ses nuits grâce à ça », pas de « 100 % sûr ». Lis l’âge conseillé et les normes sur la boîte. En France, le travail d’image des moins de 16 ans est encadré et demande une autorisation.',
    pets: '**Animaux** : pas de « calme l’anxiété », de « soigne l’arthrose » ni d’antipuces miracle. Montre l’animal qui choisit, jamais forcé ni coincé. Harnais et fontaine : la bonne taille et le nettoyage, voilà tes preuves. Animaux sauvages interdits : on n’y touche pas.',
    gaming:
      '**Gaming** : un accessoire ne « fait pas monter en rang ». Dis « ma main glisse mieux ». Pas de triche, de compte revendu ni de jeux d’argent. Une partie de ton public est mineure : adresse la vente aux adultes, sans « demande à tes parents ».',
  },
  nichePart: 3,
  suggestions: [
    'Je dois dire que c’est de la pub ?',
    'J’ai reçu une violation, je fais quoi ?',
    '3 hooks pour ma niche',
  ],
  tool: '/pre-publication-checklist',
};
