import type { Guide } from '../../guide';

export const commissions: Guide = {
  topic: 'commissions',
  questions: [
    'Quand tombe ma commission ?',
    'je suis payé quand',
    'ma commission a disparu',
    'c quoi un bon taux de commission',
    'ma commission a baissé',
    'combien on gagne par vente',
    'commission plus petite que prévu',
    'mon taux a changé',
    'comment retirer mon argent',
    'taux de commission beauté',
    'les retours annulent ma commission ?',
    'commission en attente',
  ],
  parts: [
    'Après la livraison et le règlement de la commande, donc pas le jour de la vente. Les règles américaines parlent d’une quinzaine de jours après livraison, plus en cas de litige ; ta date et le minimum de retrait se lisent dans ton Centre de créateurs.',
    'Le calcul : prix réellement payé × ton taux, moins les remboursements. Un code promo réduit la base. Elle fond ou s’efface ? Cherche un retour, une annulation, un coupon, ou un taux « publicité » plus bas si la boutique a sponsorisé ta vidéo.',
    'Ton taux est en principe gardé 30 jours à partir de l’ajout du produit : une hausse s’applique tout de suite, une baisse attend. Retirer le produit ou la vidéo fait perdre cette garde.',
    'Taux moyen officiel : il n’y en a pas. Une agence cite 15–20 % en beauté, 12–18 en mode, 12–15 en maison et cuisine, 8–12 en électronique. Prends-les comme repères et lis le taux sur la fiche.',
  ],
  suggestions: ['Combien de vues pour mon objectif ?', 'Comment négocier avec une marque ?', 'Il me faut un statut ?'],
};
