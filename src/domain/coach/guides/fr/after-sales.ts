import type { Guide } from '../../guide';

export const afterSales: Guide = {
  topic: 'after-sales',
  questions: [
    'Quelqu’un me réclame un remboursement, je fais quoi ?',
    'le produit est arrivé cassé chez un client',
    'une cliente a pas reçu son colis',
    'on me dit que le produit est de mauvaise qualité',
    'qui gère le service après-vente',
    'les gens se plaignent du produit en commentaire',
    'un client me contacte en message privé pour sa commande',
    'le vendeur répond pas à mes clients',
    'la taille va pas ma cliente veut échanger',
    'je suis responsable si le produit est nul',
  ],
  parts: [
    'Ce n’est pas toi qui rembourses : c’est la boutique, depuis la commande dans l’appli. Réponds vite et simplement : « Ouvre ta commande, demande un retour ou contacte la boutique, joins une photo. Dis-moi si ça bloque. »',
    'Ne prends ni argent, ni adresse, ni numéro en message privé, et n’envoie personne hors de l’appli. Un commentaire public avec une réponse calme rassure ceux qui lisent sans écrire.',
    `**Une plainte ou cinq ?**
- Une seule : réponds, garde le produit
- La même qui revient : dis-la dans ta prochaine vidéo
- Casse, danger ou contrefaçon : arrête de le montrer, préviens la boutique`,
    'Côté commission, une commande remboursée ne compte pas. C’est une raison de plus de filmer le défaut et la taille réelle : la personne qui sait ce qu’elle achète renvoie moins.',
  ],
  suggestions: ['On me dit que c’est trop cher', 'Quand tombe ma commission ?', 'Quel produit choisir en premier ?'],
};
