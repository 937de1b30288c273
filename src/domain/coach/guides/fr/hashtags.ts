import type { Guide } from '../../guide';

export const hashtags: Guide = {
  topic: 'hashtags',
  questions: [
    'Quels hashtags pour ma niche ?',
    'combien de hashtags',
    'donne moi des hashtags',
    'fyp pourtoi ca sert ?',
    'hashtag tiktok shop france',
    'tags pour ma video',
    'les # servent encore à quelque chose',
    'quels # mettre',
    'hashtags tendance',
    'j’ai mis 20 hashtags c’est trop',
  ],
  parts: [
    '**Tes cinq, dans l’ordre :** #tiktokshopfrance, le tag de ta niche, le nom du produit, le problème qu’il règle, #bonplan. Écris le produit d’un seul bloc, avec le mot que les gens tapent.',
    'Trois à cinq suffisent, et TikTok en limite le nombre à cinq depuis 2025. #fyp et #pourtoi ne disent rien de ta vidéo : rends ces places au produit et au problème.',
    'Un hashtag classe, il ne pousse pas. Ce qui compte davantage : prononcer et afficher la phrase de recherche dans les trois premières secondes. Ce qui monte aujourd’hui, regarde-le dans le Creative Center de TikTok, je ne le vois pas d’ici.',
  ],
  byNiche: {
    beauty:
      '#tiktokshopfrance #beauté #routinebeaute #encrealevres #maquillagequitient\nLes deux derniers changent à chaque vidéo : le produit, puis le souci qu’il règle.',
    fashion:
      '#tiktokshopfrance #mode #lookdujour #legging #tenuebureau\nTermine par l’occasion (bureau, mariage, voyage) : c’est elle qu’on tape quand on cherche une tenue.',
    tech: '#tiktokshopfrance #gadget #astucetech #microcravate #filmerautelephone\nMets le nom courant de l’objet, pas la référence de la marque.',
    gadgets:
      '#tiktokshopfrance #gadget #bonplan #miniscelleuse #astucecuisine\nLe dernier dit dans quelle pièce il sert. Un gadget sans pièce ne se retrouve pas.',
    fitness:
      '#tiktokshopfrance #fitnessfrance #sportmaison #sliders #abdosmaison\nNomme la zone travaillée ou l’exercice, pas une perte de poids.',
    wellness:
      '#tiktokshopfrance #bienetre #routine #tapisacupression #routinedusoir\nUn moment de la journée plutôt qu’un symptôme : #anxiete ou #insomnie transforment ta vidéo en promesse de soin.',
    home: '#tiktokshopfrance #menage #rangement #brosseelectrique #jointsdouche\nGarde #menage ou #rangement selon la vidéo, et termine par l’endroit nettoyé.',
    cooking:
      '#tiktokshopfrance #cuisinerapide #recettefacile #hachoir #mealprep\nSi la vidéo montre un plat, remplace le dernier par son nom.',
    lifestyle:
      '#tiktokshopfrance #routine #vlogfrance #gourde #danslesac\nLe moment ou le lieu ferme la liste : #routinedumatin, #bureau, #valisecabine.',
    parenting:
      '#tiktokshopfrance #parents #viedemaman #bavoirsilicone #diversification\n#viedemaman ou #viedepapa selon toi, et l’étape de l’enfant à la fin.',
    pets: '#tiktokshopfrance #chien #bonplan #gamellelente #chienglouton\n#chat si c’est un chat. La race peut remplacer le dernier.',
    gaming:
      '#tiktokshopfrance #gaming #setupgaming #rubanled #petitbureau\nLa contrainte à la fin (petit bureau, petit budget) attire les gens qui ont la même.',
  },
  nichePart: 0,
  suggestions: [
    'Écris-moi une légende pour ma niche',
    'À quelle heure publier ?',
    'Qu’est-ce qui marche en ce moment ?',
  ],
  tool: '/description-generator',
};
