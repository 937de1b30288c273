import type { Guide } from '../../guide';

export const earningsGoal: Guide = {
  topic: 'earnings-goal',
  questions: [
    'Combien de vues pour mon objectif ?',
    'combien je peux gagner',
    'on peut en vivre ?',
    'je veux gagner 1000 euros par mois',
    'combien de ventes pour 2000 €',
    'cb de vues pour gagner 500 balles',
    'combien ça rapporte tiktok shop',
    'calculer mon revenu',
    'atteindre mon objectif',
    'est ce que ça paie vraiment',
    'jveux quitter mon taf avec ça',
  ],
  parts: [
    'Personne ne peut te promettre un revenu, moi non plus. Ce qu’on peut faire, c’est compter à l’envers : ton objectif ÷ ta commission par commande = le nombre de commandes ; les commandes ÷ ton taux de conversion = les vues.',
    'Le résultat est une hypothèse, pas une prévision : il suppose un panier moyen et un taux que tu n’as pas encore. Dès ta dixième commande, remplace-les par tes vrais chiffres et refais le calcul.',
    'Si le nombre de vues te paraît énorme, joue sur les deux autres leviers : un produit mieux commissionné que tu aimes vraiment, et une meilleure conversion (preuve plus nette, bonne variante, fiche bien notée). Doubler l’un des deux divise les vues par deux.',
    'Fixe-toi un objectif que tu commandes : quatre vidéos cette semaine, un produit, deux angles chacun. Les ventes suivent ou pas ; les vidéos, elles, ne dépendent que de toi. Et garde de côté de quoi payer cotisations et impôts.',
  ],
  suggestions: ['Quel produit choisir en premier ?', 'Combien de vidéos par semaine ?', 'Quand tombe ma commission ?'],
  tool: '/user-dashboard',
};
