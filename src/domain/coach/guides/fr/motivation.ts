import type { Guide } from '../../guide';

export const motivation: Guide = {
  topic: 'motivation',
  questions: [
    'J’ai envie d’arrêter',
    'je suis découragé',
    'jen ai marre ca marche pas',
    'j’ai honte de poster',
    'mes proches se moquent',
    'ca sert à rien mes videos',
    'comment rester motivé',
    'j’ai peur du regard des autres',
    'combien de temps avant que ça marche',
    'je me compare aux autres',
    'plus d’idées je bloque',
  ],
  parts: [
    'Pose le téléphone ce soir, décide demain. Et si tu continues, change la mesure : compte les vidéos publiées et ce que chacune t’a appris, les vues ne dépendent pas de toi.',
    'Je ne peux pas te dire quand ça prendra, personne ne le sait. Je peux te dire quoi regarder : tes dix dernières vidéos tiennent-elles mieux que les dix d’avant ? Si oui, tu avances, même sans vente.',
    `**Pour redémarrer en vingt minutes**
- Reprends ta vidéo la mieux tenue
- Garde la preuve, refilme le début, deux versions
- Publie la première sans la revoir dix fois
- N’ouvre pas les statistiques avant demain soir`,
    'Peur qu’on te voie ? Filme tes mains, et coupe la suggestion de ton compte à tes contacts dans les réglages de TikTok. Si c’est plus qu’un coup de mou, parles-en à quelqu’un que tu aimes avant de parler à la caméra.',
  ],
  suggestions: ['Je peux vendre sans montrer mon visage ?', 'Pourquoi je reste à 200 vues ?', '3 hooks pour ma niche'],
  tool: '/content-tracker',
};
