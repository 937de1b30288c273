import type { Guide } from '../../guide';

export const addProduct: Guide = {
  topic: 'add-product',
  questions: [
    'Comment ajouter un produit à ma vidéo ?',
    'jai pas le bouton ajouter un produit',
    'mettre le panier sur ma video',
    'mes liens produits sont masqués',
    'ajouter un produit après publication',
    'remplacer le produit d’une vidéo',
    'le panier s’affiche pas',
    'produit en rupture je fais quoi',
    'mettre des liens d’affiliation',
    'comment épingler un produit en live',
    'mon produit a disparu de ma vidéo',
    'enlever un produit de ma vitrine',
  ],
  parts: [
    'Avant de publier, sur le dernier écran : ajouter, Produit, choisis dans ta vitrine, relis le nom affiché, publie. Un seul produit par vidéo, une seule raison d’acheter : le deuxième fera celle de demain. En live, ajoute-les avant de commencer et épingle celui dont tu parles.',
    `**Pas de bouton ?** Vérifie dans l’ordre :
- compte public, appli à jour
- identité validée, seuil atteint
- quota de la semaine non épuisé
- aucun avertissement en cours`,
    'Produit masqué : ouvre la gestion de la vidéo dans ton Centre de créateurs, elle dit pourquoi (limite atteinte ou infraction). La vidéo reste en ligne, seule la fiche disparaît. Ajouter après coup marche parfois, selon les comptes.',
    'Remplacer le produit d’une vidéo publiée : les règles américaines disent non, vérifie chez toi. En rupture, l’appli peut te suggérer un équivalent. Relis-le avant d’accepter : il doit être celui que tu montres.',
  ],
  suggestions: [
    'J’ai reçu une violation, je fais quoi ?',
    'Comment ouvrir mon compte Shop ?',
    'Je dis quoi à la fin ?',
  ],
  tool: '/setup-guide',
};
