import type { Guide } from '../../guide';

export const analytics: Guide = {
  topic: 'analytics',
  questions: [
    'Quels chiffres regarder ?',
    'Analyser ma vidéo',
    'c quoi un bon taux de rétention',
    'comment lire mes stats',
    'taux de conversion tiktok shop normal',
    'mon taux de clic est bon ?',
    'c’est quoi le ctor',
    'c quoi le gpm',
    'combien de likes c’est bien',
    'durée moyenne de visionnage',
    'est ce que ma vidéo a bien marché',
    'je comprends rien aux statistiques',
  ],
  parts: [
    `Regarde cinq chiffres, dans cet ordre. Repères, pas des normes :
- Tenue à 3 s : 60–70 % et plus
- Durée vue ÷ longueur (15–30 s) : 25–40 % correct, 50 % fort
- Enregistrements + partages : 0,5–1 % des vues
- Taux de clic produit : 1–3 % des vues
- Commandes : 2–5 % des clics`,
    'Le premier chiffre faible te dit quoi refaire. Tenue : première image. Durée : coupe l’intro. Clics : montre l’objet plus tôt, une seule phrase de fin. Commandes : fiche, prix, avis, ou promesse qui ne colle pas.',
    'Compare d’abord avec la médiane de tes dix dernières vidéos. Les « 70 % de rétention ou rien » n’ont pas de source ; les vidéos des marques sont vues à 21 % en moyenne selon Dash Social.',
    'En live : taux d’entrée (couverture, premiers mots), durée, clics produit (le CTR), commandes par clic (le CTOR), ventes pour mille vues (le GPM). Note la minute du pic, la minute de la chute, et ce qui était épinglé.',
  ],
  suggestions: ['Analyser ma vidéo', 'Des vues mais pas de ventes', 'Pourquoi je reste à 200 vues ?'],
  tool: '/performance-analyzer',
};
