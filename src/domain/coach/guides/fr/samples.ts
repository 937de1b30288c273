import type { Guide } from '../../guide';

export const samples: Guide = {
  topic: 'samples',
  questions: [
    'Comment avoir des échantillons ?',
    'mes demandes d’échantillon sont refusées',
    'produit gratuit tiktok shop',
    'combien de temps pour poster après un échantillon',
    'l’échantillon est nul je fais quoi',
    'je dois rendre le produit ?',
    'echantillon remboursable c quoi',
    'jai pas posté à temps',
    'on me refuse les produits gratuits',
    'pas recu mon échantillon',
    'message pour demander un échantillon',
  ],
  parts: [
    'Un échantillon gratuit se demande sur la fiche du produit. Vise ce qui ressemble à ce que tu filmes déjà, avec une phrase : « Je filme le test du squat en vraie lumière, voici deux essais, je publie sous dix jours. » La boutique voit ton audience, tes ventes et si tu tiens tes délais.',
    'Refus à répétition ? Publie quatre vidéos avec des objets à toi, puis redemande chez des boutiques plus petites, sur des produits à moins de 20 €. Un refus dit rarement autre chose que « pas encore de preuves ».',
    'Le délai annoncé est de 14 jours après réception, une prolongation de sept jours possible : relis-le dans ta demande. Un envoi non publié abîme un taux que les boutiques suivantes regardent. « Remboursable » veut dire : tu paies, on te rembourse si tu atteins l’objectif fixé.',
    'Produit décevant ? Dis-le dans la vidéo, ou conteste avec des photos si l’objet est cassé ou différent. Ne vante jamais ce que tu n’aimes pas. Reçu sans payer, il se déclare quand même : « Collaboration commerciale », et un cadeau peut être imposable.',
  ],
  suggestions: [
    'Comment négocier avec une marque ?',
    'Je dois dire que c’est de la pub ?',
    'Quel produit choisir en premier ?',
  ],
};
