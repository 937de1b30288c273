import type { Guide } from '../../guide';

export const scripts: Guide = {
  topic: 'scripts',
  questions: [
    'Écris-moi un script pour ma niche',
    'Donne-moi les plans seconde par seconde',
    'un script stp',
    'je dis quoi dans ma vidéo',
    'structure d’une video qui vend',
    'comment construire ma vidéo',
    'script de 30 secondes',
    'fais moi un script pour mon produit',
    'jai le produit je sais pas quoi dire',
    'quel plan de tournage',
    'storyboard pour tiktok shop',
    'un autre script',
  ],
  parts: [
    `**Le plan passe-partout, 24 s**
- 0–2 s : le résultat, objet visible, ta phrase d’accroche
- 2–6 s : le problème, filmé, pas raconté
- 6–15 s : tu t’en sers, sans couper pendant le geste
- 15–20 s : la preuve (mouchoir, chrono, balance, avant-après)
- 20–24 s : un seul geste à faire : « C’est juste en bas. »`,
    'Avec {product}, garde une seule raison d’acheter par vidéo. La deuxième raison fait la vidéo de demain.',
    'Affiche « Publicité » ou « Collaboration commerciale » du début à la fin, lisible, et active l’option de divulgation avant de publier.',
    'Tourne la preuve en premier : si elle ne marche pas devant la caméra, tu changes d’angle avant d’avoir perdu l’après-midi. Apprends ta première phrase, improvise le reste.',
  ],
  byNiche: {
    beauty: `**Exemple, encre à lèvres, 22 s**
- 0–2 s : lèvres finies, plan serré. « Elle a vu passer mon café. »
- 2–5 s : le tube près du visage, teinte lisible
- 5–12 s : pose en temps réel, fenêtre en face
- 12–18 s : mouchoir pressé, puis montré
- 18–22 s : « La teinte que je porte est juste en bas. »`,
    fashion: `**Exemple, legging, 24 s**
- 0–2 s : squat de dos, vraie lumière. « Opaque ou pas ? »
- 2–6 s : ta taille, ta stature, la matière étirée à la main
- 6–14 s : marche, escalier, assise
- 14–20 s : ce que tu aimes, ce qui te gêne
- 20–24 s : « Regarde le guide des tailles, c’est juste en bas. »`,
    tech: `**Exemple, micro-cravate, 28 s**
- 0–3 s : tu parles sans micro, dans la rue
- 3–5 s : clic sur le col. « Et maintenant ? »
- 5–13 s : même phrase, même endroit, avec
- 13–21 s : branchement filmé en continu
- 21–28 s : son défaut, puis « Compatibilités dans la fiche, juste en bas. »`,
    gadgets: `**Exemple, mini scelleuse, 20 s**
- 0–2 s : paquet retourné, rien ne tombe
- 2–5 s : « Il était ouvert il y a dix secondes. »
- 5–12 s : le geste complet, vue du dessus, son gardé
- 12–16 s : deuxième sachet, plus épais, pour trouver sa limite
- 16–20 s : « C’est juste en bas si tu grignotes. »`,
    fitness: `**Exemple, sliders, 26 s**
- 0–2 s : mountain climbers au ras du sol. « Quarante secondes, tu tiens ? »
- 2–5 s : les deux disques dans la main
- 5–15 s : trois exercices, un plan fixe chacun
- 15–21 s : l’erreur (dos creusé), puis corrigée
- 21–26 s : « Parquet ou tapis, les deux faces sont là, juste en bas. »`,
    wellness: `**Exemple, tapis d’acupression, 27 s**
- 0–3 s : main qui effleure les picots, son seul
- 3–7 s : « Les deux premières minutes, ça pique. »
- 7–16 s : tu t’allonges, plan fixe, respiration
- 16–22 s : « Moi, après, je me sens relâcher les épaules. » Si c’est vrai.
- 22–27 s : « C’est dans le panier. »`,
    home: `**Exemple, brosse électrique, 23 s**
- 0–2 s : joint à moitié propre. « À gauche, pas encore. »
- 2–5 s : la tête de brosse, ta main pour l’échelle
- 5–14 s : la ligne sale, sans accélérer
- 14–19 s : eau, puis même cadrage qu’au début
- 19–23 s : « Les têtes sont dans la fiche, juste en bas. »`,
    cooking: `**Exemple, hachoir à tirette, 21 s**
- 0–2 s : bol de légumes finis. « Vingt secondes de travail. » (chronomètre-les)
- 2–5 s : légumes entiers, couvercle fermé
- 5–11 s : tirages comptés à voix haute
- 11–16 s : le nettoyage, lame démontée
- 16–21 s : « Contenance affichée, c’est juste en bas. »`,
    lifestyle: `**Exemple, gourde, 22 s**
- 0–2 s : tu la retournes, pleine, au-dessus de ta chemise. « Je tente. »
- 2–6 s : le bouchon, verrouillé, plan serré
- 6–13 s : matin, sac, bureau : deux secondes par scène
- 13–18 s : les glaçons, l’heure affichée
- 18–22 s : « Ma couleur est juste en bas. »`,
    parenting: `**Exemple, bavoir silicone, 22 s**
- 0–2 s : pull taché sur la table. « 8 h 10. »
- 2–5 s : le bavoir, bac ouvert à la main
- 5–12 s : purée versée, rien à côté
- 12–18 s : rinçage en cinq secondes, séché d’un geste
- 18–22 s : « L’âge conseillé est dans la fiche, juste en bas. »`,
    pets: `**Exemple, gamelle lente, 24 s**
- 0–3 s : ancien repas, chrono à l’écran
- 3–6 s : la gamelle, ta main pour l’échelle
- 6–15 s : nouveau repas, même chrono, à sa hauteur
- 15–20 s : lavage, les rainures de près
- 20–24 s : « Vérifie la taille pour le tien, c’est juste en bas. »`,
    gaming: `**Exemple, ruban RGB, 25 s**
- 0–3 s : noir, compte à rebours, allumage
- 3–6 s : le bureau en plein jour, sans
- 6–14 s : pose filmée : mesure, colle, angle
- 14–20 s : trois ambiances, le bouton dans le cadre
- 20–25 s : « Mesure ton bureau d’abord, la longueur est juste en bas. »`,
  },
  nichePart: 0,
  suggestions: ['3 hooks pour ma niche', '2 appels à l’action pour ma niche', 'Elle doit durer combien, ma vidéo ?'],
  tool: '/viral-script-generator',
};
