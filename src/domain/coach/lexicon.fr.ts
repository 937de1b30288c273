import type { Lexicon } from './lexicon';

/** Each with its determiner, which carries gender and number. */
export const lexiconFrench: Lexicon = {
  beauty: {
    skin: 'ton sérum, ta crème, ta crème hydratante, ta crème solaire, ton masque collagène, ton masque visage, ton masque, tes patchs anti-boutons, tes patchs yeux, tes patchs, ton démaquillant, ton nettoyant visage, ton gommage, ton gua sha, ton gel douche, ton autobronzant, ton huile visage, ton lait corps, ta lotion, ton contour des yeux',
    makeup:
      'ton encre à lèvres, ton baume à lèvres, ton lip tint, ton rouge à lèvres, ton gloss, ton mascara, ton fond de teint, ton anticerne, ton blush, ton highlighter, ton gel sourcils, ton spray fixateur, tes faux cils, tes faux ongles, ton vernis, ton éponge maquillage, tes pinceaux, ta palette, ton eyeliner',
    hair: 'ton masque cheveux, ton huile capillaire, ton huile cheveux, ton shampoing, ton après-shampoing, ta brosse soufflante, ta brosse lissante, ton fer à lisser, ton lisseur, ton boucleur, ton fer à boucler, ton sèche-cheveux, tes bigoudis, ton ruban boucleur, tes extensions, ta brosse à cheveux',
    scent: 'ton parfum, ta brume',
    any: 'ton épilateur, ton rasoir, ta brosse à dents',
  },
  fashion: {
    clothes:
      'ta robe, ta jupe, ton legging, ton jean, ton pantalon, ton sweat, ton pull, ton hoodie, ton t-shirt, ton tee shirt, ta chemise, ton body, ton ensemble assorti, ton pyjama, tes chaussettes, ton manteau, ta veste, ton blazer, ta doudoune, ta gaine, ta lingerie, ton soutien-gorge, ton maillot de bain, ta combinaison',
    accessory:
      'tes bijoux, ton collier, tes boucles d’oreilles, ton bracelet, ta bague, ta ceinture, tes lunettes de soleil, tes sneakers, tes chaussures, tes sandales, tes bottes, ta casquette, ton bonnet, ton écharpe',
    bags: 'ton sac, ton sac à main, ton sac à dos, ton portefeuille, ta banane',
  },
  tech: {
    device:
      'ta mini imprimante, ton imprimante, ton chargeur magnétique, ton chargeur, ta batterie externe, ton power bank, ton traceur, ton AirTag, ta montre connectée, ton projecteur, ton mini projecteur, ta caméra de surveillance, ton drone, ton câble, ton adaptateur, ta tablette, ton clavier, ta souris, ta clé USB',
    sounds: 'ton micro-cravate, tes écouteurs, ton casque, ton enceinte, ta barre de son',
    lights: 'ta lampe LED',
    holds: 'ton support téléphone, ton support de téléphone, ta coque',
    stores: 'ta boîte à câbles',
    cleans: 'ton nettoyeur d’écran',
  },
  gadgets: {
    any: 'ton gadget',
    device:
      'ton ventilateur portable, ton ventilateur, ton briquet électrique, ton couteau suisse, ton gonfleur, ton compresseur portable, ta mini scelleuse, ton humidificateur',
    lights: 'ta lampe torche, ta lampe frontale',
    cleans: 'ton mini aspirateur, ton aspirateur de voiture, ton aspirateur à main',
    stores: 'ton organiseur de voiture',
  },
  fitness: {
    moves:
      'tes bandes élastiques, tes élastiques, ton élastique de musculation, tes disques glissants, tes sliders, tes grips, ton gilet lesté, ton tapis de sport, ton tapis de yoga, ton tapis de marche, ta corde à sauter, tes haltères, ton kettlebell, tes gants de musculation, ta roue abdominale, ta barre de traction',
    relaxes: 'ton rouleau de massage, ton foam roller, ta balle de massage, ton pistolet de massage',
    drinks: 'ton shaker',
    clothes: 'ta brassière',
    bags: 'ta ceinture de course, ton sac de sport',
    swallowed: 'ta whey, ta protéine, ta créatine',
  },
  wellness: {
    relaxes:
      'ton masseur, ton appareil de massage, ton masseur cervical, ton tapis d’acupression, ton masque de sommeil, ton masque de nuit, ta bouillotte, ton coussin chauffant, ton correcteur de posture, ton oreiller, ton bain de pieds, ta couverture lestée',
    drinks: 'ta gourde',
    swallowed:
      'ta tisane, ton complément alimentaire, tes compléments alimentaires, tes compléments, tes vitamines, tes gummies, ton collagène, ton magnésium, tes gélules, ton infusion',
    scent: 'ton roll-on, ton huile essentielle',
    any: 'ton journal de gratitude, ta râpe pieds',
  },
  home: {
    cleans:
      'ta brosse électrique, ta brosse de nettoyage, ta pâte nettoyante, ton anti-peluches, ton rasoir anti-peluches, ton balai, ton balai vapeur, ta serpillière, ton aspirateur, ton robot aspirateur, ton nettoyeur vapeur, ta raclette',
    stores:
      'tes cintres, tes séparateurs de tiroir, tes range-tiroirs, tes sacs sous vide, ton étagère, ta boîte de rangement, tes boîtes de rangement, ta poubelle, ton organisateur',
    lights: 'ta lumière à détecteur, ta lampe à détecteur, ta lampe, ta guirlande',
    decorates: 'ta housse de canapé, ton plaid, tes rideaux, ton tapis, tes draps, tes stickers muraux, ton miroir',
    scent: 'ta bougie',
    device: 'ton pommeau filtrant, ton pommeau de douche',
  },
  cooking: {
    cooks:
      'ton hachoir, ton spray à huile, ton pulvérisateur d’huile, tes chemises pour airfryer, ton airfryer, ton air fryer, ta friteuse à air, ton cuiseur à œufs, ta balance de cuisine, ton mousseur à lait, ton affûteur, ton aiguiseur, ta poêle, ta casserole, ton blender, ton mixeur, ton robot de cuisine, ton couteau, ta planche à découper, ton moule, ta machine à café, ta râpe, ton éplucheur, tes épices, ton set d’épices, ton coupe-légumes',
    bags: 'ta lunch box',
    stores: 'tes couvercles silicone, tes boîtes hermétiques',
  },
  lifestyle: {
    drinks: 'ton tumbler, ton mug, ta tasse',
    bags: 'ton tote bag, tes cubes de voyage, ta valise, ta trousse de toilette',
    lights: 'ta lampe sunset, ta lampe de lecture',
    scent: 'ton chauffe-bougie, ton diffuseur, ton spray d’oreiller',
    stores: 'ton organiseur de clés',
    any: 'ton carnet, ton planner, ton agenda',
  },
  parenting: {
    child:
      'ton bavoir, ton jouet de bain, ton livre d’activités, ton busy book, ta boîte à goûter, ta poussette, tes étiquettes, tes tuiles magnétiques, ton jouet, tes jouets, ton biberon, tes couches, ton porte-bébé, ton doudou, ta tétine, ton tire-lait, ton gobelet',
    lights: 'ta veilleuse',
    bags: 'ton sac à langer',
    holds: 'ton crochet de poussette',
    sounds: 'ta machine à bruit blanc',
  },
  pets: {
    cleans: 'ta brosse anti-poils, ton gant anti-poils, ton nettoie-pattes',
    pet: 'ta gamelle, ta gamelle anti-glouton, ta gamelle lente, ton tapis de léchage, ta fontaine à eau, ton arbre à chat, ton harnais, ta laisse, tes croquettes, ta litière, ta balle interactive, ton panier pour chien, ton griffoir, ton tunnel pour chat, tes friandises',
    any: 'ta housse de voiture',
  },
  gaming: {
    lights: 'ton ruban LED, ton ruban RGB, ta bande LED',
    holds: 'ton support casque, ton support de casque, ton dock manette, ton repose-poignet',
    device:
      'tes grips manette, ta manette, ton ventilateur PC, tes keycaps, ton clavier mécanique, ta souris gaming, ton écran PC',
    decorates: 'ton tapis de souris, ton siège gaming, ta chaise gaming',
    stores: 'ton étagère de bureau',
    sounds: 'ton casque gaming',
  },
};
