import type { Guide } from '../../guide';

export const openShop: Guide = {
  topic: 'open-shop',
  questions: [
    'Comment ouvrir mon compte Shop ?',
    'comment s’inscrire à tiktok shop',
    'ou activer tiktok shop',
    'compte pro ou perso',
    'je trouve pas tiktok shop dans l’appli',
    'vérification d’identité refusée',
    'combien de temps pour être validé',
    'créer ma vitrine',
    'activer l’affiliation étape par étape',
    'faut il un compte entreprise',
    'comment recevoir mes paiements',
  ],
  parts: [
    `Compte dix minutes, pièce d’identité à la main :
- Profil, menu ☰, TikTok Studio
- TikTok Shop pour les créateurs
- Âge et identité, parfois un justificatif de domicile
- Catalogue produits, puis ta vitrine
- Compte bancaire au même nom que ta pièce`,
    'La vérification prend souvent une journée. Refusée ? Reprends la photo à plat, en lumière du jour, les quatre coins visibles, et compare nom et date de naissance lettre par lettre avec ton profil.',
    'Compte pro ou perso : les sources ne disent pas la même chose. Suis ce que ton appli demande, et vérifie avant de basculer que tu gardes les sons dont tu as besoin.',
    'Le menu n’apparaît pas ? Mets l’appli à jour, passe ton compte en public, regarde âge, pays et seuil d’abonnés. Les noms des menus bougent : ton Centre de créateurs fait foi.',
  ],
  suggestions: ['Combien d’abonnés il faut ?', 'Comment ajouter un produit à ma vidéo ?', 'Il me faut un statut ?'],
  tool: '/setup-guide',
};
