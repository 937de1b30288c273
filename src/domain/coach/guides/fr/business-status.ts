import type { Guide } from '../../guide';

export const businessStatus: Guide = {
  topic: 'business-status',
  questions: [
    'Il me faut un statut ?',
    'auto entrepreneur obligatoire ou pas',
    'je dois déclarer mes commissions',
    'micro entreprise tiktok shop',
    'impots sur les commissions',
    'jai pas de siret je peux commencer ?',
    'les cadeaux des marques sont imposables ?',
    'contrat avec une marque obligatoire ?',
    'je suis salarié je peux faire ça à côté',
    'bic ou bnc',
    'urssaf affiliation',
    'je touche le chômage et je vends',
  ],
  parts: [
    'Oui en France : dès que tu touches des commissions, l’activité se déclare, même petite. La micro-entreprise est la porte d’entrée habituelle. Demande la bonne catégorie à l’Urssaf ou sur impots.gouv.fr : BIC ou BNC, les sources se contredisent.',
    'Les produits reçus comptent aussi : un cadeau contre une publication a une valeur imposable. Tiens un tableau simple, une ligne par échantillon et par versement, avec la date et le prix affiché.',
    'Contrat écrit obligatoire quand paiement et cadeaux atteignent 1 000 € hors taxes pour un même annonceur, dans l’année, pour un même objectif (règle en vigueur depuis le 1er janvier 2026). Vérifie aussi ton contrat de travail ou tes droits au chômage.',
    'Je te donne des repères, pas un conseil juridique. Hors de France, la règle change : pose la question à l’administration de ton pays avant ta première commission.',
  ],
  suggestions: [
    'Je dois dire que c’est de la pub ?',
    'Quand tombe ma commission ?',
    'Comment négocier avec une marque ?',
  ],
};
