import type { Guide } from '../../guide';

export const liveOrVideo: Guide = {
  topic: 'live-or-video',
  questions: [
    'Je fais des lives ou des vidéos ?',
    'live ou vidéo pour vendre',
    'je sais pas si je dois faire des lives ou des vidéos',
    'c’est mieux les lives ou les vidéos',
    'qu’est-ce qui vend le plus, live ou vidéo',
    'je commence par les vidéos ou par les lives',
    'faut faire les deux lives et vidéos',
    'je déteste les lives je peux faire que des vidéos',
  ],
  parts: [
    'Commence par les vidéos. Une vidéo se refilme, se teste avec trois débuts et continue d’être montrée pendant que tu dors. Elle t’apprend ce qui accroche avant de le dire en direct.',
    `**Puis ajoute un live quand**
- ton appli t’en donne l’accès
- une démonstration a déjà fait cliquer en vidéo
- tu tiens 45 minutes avec trois produits à toi`,
    'Le live sert à répondre : taille, bruit, vraie couleur, « montre encore ». Les objets qu’on hésite à acheter y gagnent. Un petit objet évident se suffit d’une vidéo de vingt secondes.',
    'Les deux s’aident : la meilleure minute du live, refilmée, devient une vidéo ; la question qui revient sous la vidéo ouvre le live suivant. Et si tu détestes le direct, des vidéos régulières suffisent.',
  ],
  suggestions: [
    'Comment préparer mon premier live ?',
    'Combien de vidéos par semaine ?',
    'Écris-moi un script pour ma niche',
  ],
};
