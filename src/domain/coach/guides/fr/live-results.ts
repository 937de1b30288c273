import type { Guide } from '../../guide';

export const liveResults: Guide = {
  topic: 'live-results',
  questions: [
    'Du monde en live mais pas de ventes',
    'personne achète pendant mon live',
    'les gens entrent et repartent de mon live',
    'j’ai des spectateurs en live et rien ne se vend',
    'des clics en live mais aucune commande',
    'mon live ne vend rien',
    'pourquoi mon live ne marche pas',
    'comment lire les stats de mon live',
    'c’est quoi un bon taux de clic en live',
    'mon live fait très peu de vues',
  ],
  parts: [
    'Du monde et pas de vente ? Arrête d’expliquer et relance une démonstration entière, produit épinglé, prix dit à voix haute avant la fin du geste. On achète ce qu’on vient de voir marcher, pas ce dont on parle depuis dix minutes.',
    `**Où ça casse, et quoi corriger**
- Peu d’entrées : couverture, premiers mots, lumière
- Des gens mais peu de clics (CTR) : épingle, dis le prix plus tôt, démontre plus tôt
- Des clics mais peu de commandes (CTOR) : confiance, variante, prix, stock`,
    '**La boucle à relancer :** problème, démonstration, preuve, prix maintenant, objection, « c’est dans le panier », puis un choix à deux réponses. Réépingle à chaque tour et redis le problème : qui vient d’entrer ne l’a pas entendu.',
    'Après le live, note la minute du pic et celle de la chute, ce qui était épinglé, et trois questions à traiter d’abord la prochaine fois. Compare avec tes lives d’avant : il n’existe pas de seuil officiel.',
  ],
  suggestions: ['Comment combler les silences ?', 'On me dit que c’est trop cher', 'Quels chiffres regarder ?'],
  tool: '/performance-analyzer',
};
