import type { Guide } from '../../guide';

export const clicksWithoutSales: Guide = {
  topic: 'clicks-without-sales',
  questions: [
    'Des clics mais pas de ventes',
    'ils cliquent mais achètent pas',
    'beaucoup de clics 0 commande',
    'panier abandonné que faire',
    'les gens vont sur la fiche et partent',
    'pourquoi ils achètent pas après avoir cliqué',
    'ma fiche produit convertit pas',
    '100 clics aucune vente',
    'changer de produit ou de vidéo',
    'le produit a de mauvais avis',
  ],
  parts: [
    'Ta vidéo a fait son travail, c’est la fiche qui perd. Ouvre-la comme si tu allais payer et note le premier moment où tu hésites : c’est là que les autres partent.',
    `**Vérifie dans l’ordre**
- Prix final, livraison comprise
- Note, et les trois derniers avis négatifs
- Délai annoncé
- La variante que tu montres : en stock, au même prix ?
- Ce que tu promets : écrit sur la fiche, oui ou non ?`,
    'Une commande pour vingt à cinquante clics est un repère courant. Attends donc une centaine de clics avant de conclure ; sur quinze, c’est le hasard qui parle.',
    'Ce que tu peux changer : dire la taille, le délai ou le défaut dans la vidéo pour filtrer, ou montrer la bonne variante. Ce que tu ne peux pas : la fiche. Si elle reste faible, prends le même objet dans une autre boutique mieux notée.',
  ],
  suggestions: ['Quel produit choisir en premier ?', 'Je peux parler du prix ?', 'Quels chiffres regarder ?'],
  tool: '/performance-analyzer',
};
