import type { Guide } from '../../guide';

export const hooks: Guide = {
  topic: 'hooks',
  questions: [
    '3 hooks pour ma niche',
    'Je dis quoi dans les 3 premières secondes ?',
    'donne moi des hooks',
    'des accroches qui marchent',
    'jveux un hook pour ma video',
    'comment commencer ma vidéo',
    'une phrase d’accroche stp',
    'les gens scrollent direct',
    'comment capter l’attention au début',
    'mon début de vidéo est nul',
    'un autre hook',
    'idée de première phrase',
    'quel type d’accroche choisir',
  ],
  parts: [
    `Trois débuts à remplir et à dire tels quels :
- **Résultat** : « Voilà ce que ça donne chez moi. Je rembobine. »
- **Stop** : « N’achète pas ça si… » et tu finis par son vrai défaut
- **Test** : « J’essaie de le mettre en échec, trois essais. »`,
    '{product} : cherche ce qu’on voit au moment exact où ça marche. C’est ta première image. La phrase vient dessus, pas avant.',
    'Dis ta phrase en moins de trois secondes, l’objet déjà à l’image. Zéro bonjour, zéro présentation. Si tu parles d’une tache, on voit la tache ; si l’image raconte autre chose que la phrase, on décroche.',
    'Ne dis que du vrai : « sept jours de test » se dit au huitième, un commentaire affiché existe, un prix se lit le jour même. Filme les trois débuts d’affilée, montre-les à quelqu’un, publie celui dont on te réclame la suite.',
  ],
  byNiche: {
    beauty: `- **Résultat** : « Boucles sorties du lit, aucune chaleur cette nuit. »
- **Stop** : « N’achète pas cette encre à lèvres si tu veux du brillant. »
- **Problème** : « Ton fond de teint accroche les petites peaux ? Regarde ce que je mets avant. »`,
    fashion: `- **POV** : « POV : 7 h 40, rien à te mettre, un seul ensemble. »
- **Question** : « Il tient vraiment un ordinateur, ce sac ? On vérifie. »
- **Comparaison** : « Même robe, avec et sans cette ceinture. »`,
    tech: `- **Démonstration**, sans parler d’abord : le clac de l’aimant, puis « Je secoue. Ça tient. »
- **Erreur** : « Ton micro est au mauvais endroit. Écoute la différence. »
- **Prix** : « J’ai relu le prix deux fois. » Seulement s’il est affiché au moment où tu filmes.`,
    gadgets: `- **Curiosité** : « Devine à quoi ça sert. Tu as trois secondes. »
- **Démonstration** : « Ce paquet est ouvert. Je le retourne quand même. »
- **Commentaire** affiché, s’il existe : « “Encore un truc inutile.” D’accord, on regarde. »`,
    fitness: `- **Défi** : « Quarante secondes avec ces sliders. Tu tiens ? »
- **Erreur** : « Ton élastique roule à chaque squat ? Regarde où je le mets. »
- **POV** : « POV : ta salle de sport, c’est un mètre entre le canapé et la table. »`,
    wellness: `- **Démonstration** : ta main sur les picots, deux secondes, puis « Écoute ça. »
- **Stop** : « N’achète pas ce tapis si tu crains que ça pique. Au début, ça pique. »
- **Question** : « Tu fais quoi des dix minutes avant d’éteindre ? »`,
    home: `- **Résultat** : « À droite, j’ai passé la brosse. À gauche, pas encore. »
- **Problème** : « Ce tiroir se coince tous les matins. Plus aujourd’hui. »
- **Comparaison** : « Même canapé : l’éponge d’un côté, ça de l’autre. »`,
    cooking: `- **Démonstration** : « Un oignon, six tirages. Compte avec moi. »
- **Erreur** : « Tu verses trop d’huile, et c’est la bouteille la coupable. »
- **Défi** : « Mon déjeuner de demain avant la fin de cette vidéo. Chrono. »`,
    lifestyle: `- **POV** : « POV : 22 h, tu éteins le plafonnier et tu allumes ça. »
- **Test** : « Gourde pleine, couchée dans mon sac. Je regarde dans une heure. »
- **Curiosité** : « J’ai vidé mon sac. Un seul objet revient tous les jours. »`,
    parenting: `- **Problème** : « Compote, pull propre, 8 h 10. Voilà ce que j’ai changé. »
- **Test** : « Je lâche ce gobelet trois fois. Regarde le sol. »
- **Stop** : « N’achète pas de boîte à goûter avant d’avoir testé ce clip. »`,
    pets: `- **Démonstration** : l’animal, plan serré, puis « Regarde-le, plus rien d’autre n’existe. » Seulement s’il le fait.
- **Résultat** : « Tout ça vient d’un seul chat. »
- **Question** : « Ton chien vide sa gamelle en combien de secondes ? »`,
    gaming: `- **Résultat** : noir complet, « Trois, deux, un », et le setup s’allume
- **Stop** : « N’achète pas ce tapis XXL sans mesurer ton bureau. »
- **Comparaison** : « Mon bureau avec le casque posé dessus. Mon bureau avec le support. »`,
  },
  nichePart: 0,
  suggestions: ['Écris-moi un script pour ma niche', '3 titres pour ma niche', 'Analyser ma vidéo'],
  tool: '/viral-video-structure',
};
