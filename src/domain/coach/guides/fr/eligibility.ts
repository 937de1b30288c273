import type { Guide } from '../../guide';

export const eligibility: Guide = {
  topic: 'eligibility',
  questions: [
    'Combien d’abonnés il faut ?',
    'cb dabonnés il faut',
    'j’ai 500 abonnés je peux vendre ?',
    'quel age pour tiktok shop',
    'jai 17 ans je peux',
    'c’est dispo dans quel pays',
    'tiktok shop en belgique',
    'je suis pas éligible',
    'conditions pour être affilié',
    'il faut 1000 abonnés ou 5000',
    'est ce que c’est gratuit',
    'on m’a refusé l’accès',
    'tiktok shop en suisse',
  ],
  parts: [
    'Autour de 1 000, et ton appli affiche ton seuil exact : il varie selon le pays et change avec le temps. Regarde dans TikTok Studio, rubrique TikTok Shop pour les créateurs. S’inscrire ne coûte rien.',
    'Il te faut aussi 18 ans, une pièce d’identité valable et un compte sans infraction. Moins de 18 ans, c’est non, même avec l’accord des parents : garde ces mois pour apprendre à filmer.',
    '**En Europe :** Royaume-Uni, Irlande, Espagne, France, Allemagne, Italie, et depuis juin 2026 Autriche, Belgique, Pays-Bas, Pologne. Ailleurs, regarde ce que propose ton appli.',
    'Pas encore au seuil ? Publie chaque semaine sur un seul thème avec les objets que tu as. Ces vidéos seront ton dossier devant les marques le jour où l’accès s’ouvre. N’achète pas d’abonnés, ils ne regardent rien.',
  ],
  openShop: {
    0: 'Ta boutique est ouverte, donc tu as passé le seuil. Il varie selon le pays et change avec le temps : c’est ton Centre de créateurs qui dit si quelque chose reste limité, par exemple pendant les premières semaines.',
    3: 'La suite se joue sur le contenu : publie chaque semaine sur un seul thème, avec un produit attaché. N’achète pas d’abonnés, ils ne regardent rien.',
  },
  suggestions: [
    'Comment ouvrir mon compte Shop ?',
    'Fais-moi un plan pour ma première semaine',
    'Il me faut un statut ?',
  ],
  tool: '/setup-guide',
};
