import type { Guide } from '../../guide';

export const violations: Guide = {
  topic: 'violations',
  questions: [
    'J’ai reçu une violation, je fais quoi ?',
    'Je suis en shadowban ?',
    'ma vidéo a été supprimée',
    'faire appel tiktok shop',
    'mon score de santé a baissé',
    'contenu non original c’est quoi',
    'jai un avertissement',
    'je peux reposter la meme video',
    'reposter sur un deuxième compte',
    'compte suspendu tiktok shop',
    'utiliser la vidéo d’un autre',
    'on m’a retiré le droit de vendre',
  ],
  parts: [
    'Ouvre l’avertissement et lis la capture : elle montre l’image ou la phrase en cause. Corrige-la avant toute autre publication, puis fais le questionnaire proposé. La même faute répétée coûte bien plus que la première ; le score, lui, remonte avec les questionnaires et des ventes sans accroc.',
    'Pas d’accord ? Fais appel avec des preuves (rushs bruts, fiche produit, date). Les règles américaines donnent 30 jours ; lis ton délai dans ton Centre de créateurs. Un appel calme en cinq lignes, une pièce jointe, et tu attends la réponse.',
    '« Shadowban » : TikTok ne reconnaît rien de tel. Regarde l’état du compte. S’il est propre, tes vues basses viennent le plus souvent du début de la vidéo.',
    'Ne reposte pas la même vidéo, ni ici ni sur un second compte, et ne prends pas celle d’une autre personne : c’est traité comme non original. Refilme : autre phrase, autre lieu, autre preuve.',
  ],
  suggestions: [
    'Qu’est-ce que je n’ai pas le droit de dire ?',
    'Pourquoi je reste à 200 vues ?',
    'Quelle musique je peux utiliser ?',
  ],
  tool: '/pre-publication-checklist',
};
