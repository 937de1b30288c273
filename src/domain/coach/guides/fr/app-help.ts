import type { Guide } from '../../guide';

export const appHelp: Guide = {
  topic: 'app-help',
  questions: [
    'Tu sais faire quoi ?',
    'Ça marche hors connexion ?',
    'comment ca marche jimp',
    'mes données vont où',
    'comment effacer mes données',
    'faut il un compte pour utiliser l’appli',
    'changer la langue',
    'changer ma niche',
    'tu es une ia ?',
    'comment installer l’appli',
    'à quoi tu sers',
    'tu peux publier à ma place ?',
    'aide',
  ],
  parts: [
    'Je t’aide à choisir un produit, trouver ton hook, écrire script, titre et légende, préparer un live, lire tes chiffres, et rester dans les règles. Dis-moi ta niche ou ton objet, ma réponse sera plus précise.',
    'Je réponds aussi sans réseau : mes conseils sont dans ton téléphone. Tes données (profil, idées, conversations) y restent aussi, sans compte à créer et sans rien payer. Ajoute-moi à ton écran d’accueil depuis le menu du navigateur ; langue, rappels, export et effacement sont dans les réglages.',
    'En ligne, les fonctions qui ont besoin d’un serveur (chat, voix, rappels) lui envoient ce qu’elles traitent. La page Confidentialité dit quoi, à qui et jusqu’à quand.',
    'Je suis un programme. Ce que je ne fais pas : voir tes statistiques, connaître la tendance du jour, publier à ta place, promettre un revenu. Quand je ne sais pas, je le dis et je t’indique où regarder.',
  ],
  suggestions: ['Par où commencer ?', '3 hooks pour ma niche', 'Comment préparer mon premier live ?'],
  tool: '/dashboard',
};
