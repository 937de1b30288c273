import type { Guide } from '../../guide';

export const afterAHit: Guide = {
  topic: 'after-a-hit',
  questions: [
    'Une vidéo a marché, je fais quoi maintenant ?',
    'comment refaire une vidéo qui a marché',
    'ma vidéo a percé et après',
    'j’ai fait une vidéo virale comment continuer',
    'ma première vente je fais quoi ensuite',
    'une vidéo décolle je poste quoi demain',
    'comment profiter d’une vidéo qui buzz',
    'comment scaler une vidéo qui vend',
    'je refais la même vidéo ou pas',
    'j’ai fait mes premières ventes et maintenant',
  ],
  parts: [
    'Refilme-la demain : même objet, même preuve, autre première phrase et autre lieu. Ne repose pas le même fichier, il serait traité comme non original. Ce qui a marché, c’est une raison d’acheter : redis-la autrement.',
    `**Les 48 heures qui suivent**
- Réponds en vidéo aux trois questions les plus posées, commentaire affiché
- Vérifie stock, prix et variante sur la fiche, plusieurs fois par jour
- Épingle la vidéo sur ton profil
- Annonce un live court autour de cet objet`,
    'Regarde ensuite les clics et les commandes, pas que les vues. Des clics et des commandes : cinq angles de plus sur le même objet. Des vues sans clics : montre l’objet plus tôt. Des clics sans commandes : la fiche est en cause.',
    'Envoie tes chiffres à la boutique avec deux nouvelles idées et demande une invitation ciblée. Pour une mise en avant payée, attends 48 à 72 h de résultats naturels.',
  ],
  suggestions: ['Je booste ma vidéo ?', 'Comment négocier avec une marque ?', 'Donne-moi un déroulé de live'],
  tool: '/performance-analyzer',
};
