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
  openShop: {
    0: 'Ta boutique est ouverte, tu me l’as dit : il n’y a plus rien à ouvrir. Vérifie dans TikTok Studio, TikTok Shop pour les créateurs, que ton compte bancaire porte le même nom que ta pièce d’identité et que ta vitrine se voit sur ton profil.',
    1: 'On te redemande ta pièce ? Photo à plat, en lumière du jour, les quatre coins visibles, et compare nom et date de naissance lettre par lettre avec ton profil.',
    3: 'Un menu a disparu ? Mets l’appli à jour, passe ton compte en public, puis lis les messages du Centre de créateurs : c’est lui qui dit si quelque chose est limité.',
  },
  suggestions: ['Combien d’abonnés il faut ?', 'Comment ajouter un produit à ma vidéo ?', 'Il me faut un statut ?'],
  tool: '/setup-guide',
};
