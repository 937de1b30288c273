import type { Guide } from '../../guide';

export const collaborations: Guide = {
  topic: 'collaborations',
  questions: [
    'Comment négocier avec une marque ?',
    'collab ouverte ou ciblée',
    'une marque me contacte je réponds quoi',
    'comment avoir un meilleur taux',
    'message pour une marque exemple',
    'demander une meilleure commission',
    'différence open et targeted',
    'contacter une marque tiktok shop',
    'on me propose un partenariat',
    'me faire payer en plus de la commission',
    'comment trouver des marques',
  ],
  parts: [
    'Écris à la boutique avec des preuves, court : « J’ai publié trois vidéos de la brosse : 14 000 vues, 210 clics, 9 commandes. Je prépare trois nouveaux angles. Une invitation à 18 % est-elle possible ? » Mets tes vrais chiffres.',
    '**Ouverte** : tout le monde peut prendre le produit, au taux fixé par la boutique. **Ciblée** : une invitation à ton nom, avec son taux ou un montant fixe. Si les deux existent, la ciblée l’emporte et une seule est payée.',
    'Pas encore de résultats ? Envoie deux vidéos faites avec ce que tu as et une idée précise pour leur produit. Une marque lit plus volontiers un plan de tournage qu’un nombre d’abonnés.',
    'Avant d’accepter : taux pour les publicités tirées de tes vidéos, droits d’usage, délai, nombre de vidéos. En France, un contrat écrit s’impose à partir de 1 000 € hors taxes, cadeaux compris, par annonceur, par an et par objectif. Dessous, un écrit reste utile.',
  ],
  suggestions: ['Comment avoir des échantillons ?', 'Quand tombe ma commission ?', 'Il me faut un statut ?'],
};
