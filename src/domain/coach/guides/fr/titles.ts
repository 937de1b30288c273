import type { Guide } from '../../guide';

export const titles: Guide = {
  topic: 'titles',
  questions: [
    '3 titres pour ma niche',
    'donne moi un titre',
    'quel titre mettre sur ma video',
    'texte a mettre sur la premiere image',
    'titre accrocheur stp',
    'comment écrire un bon titre',
    'idee de titre pour ma couverture',
    'j’écris quoi sur la miniature',
    'un autre titre',
    'titre trop long ou pas',
  ],
  parts: [
    `Trois moules, à compléter avec le nom de ton objet :
- « … : mon avis honnête »
- « Le test du… » avec une épreuve de la vraie vie
- « J’ai remplacé… par ça »`,
    'Reste sous six ou sept mots, sur deux lignes, dans la bande du milieu : le haut et le bas sont mangés par l’interface. Écris le mot que les gens tapent dans la recherche, puis dis ce même mot à voix haute.',
    'Le titre promet, l’image prouve dans les trois secondes. Si tu écris « le test du café », on voit le café. Et n’écris que ce qui t’est arrivé : si le tiroir t’énerve depuis un mois, dis un mois.',
  ],
  byNiche: {
    beauty: `- « Encre à lèvres : le test du café »
- « Boucles sans chaleur, ma vraie nuit »
- « J’ai remplacé mon fer par ça »`,
    fashion: `- « Ce legging passe le test du squat ? »
- « Un sac, ma journée entière dedans »
- « Je fais 1 m 60, voilà comment il tombe »`,
    tech: `- « Micro à 20 € ? Ferme les yeux, écoute » (mets ton vrai prix)
- « Mon bureau sans un câble »
- « Mini imprimante : mon avis honnête »`,
    gadgets: `- « Utile ou pas ? Trois essais »
- « Le truc que tout le monde m’emprunte » (si c’est vrai)
- « Mini scelleuse : le test du paquet de chips »`,
    fitness: `- « Sliders : 40 secondes, tu tiens ? »
- « Ton élastique roule ? Fais ça »
- « Séance complète sur un tapis de bain »`,
    wellness: `- « Mon quart d’heure avant de dormir »
- « Tapis d’acupression : ça fait quoi ? »
- « Coussin chauffant, mon rituel du dimanche »`,
    home: `- « Joints de douche : moitié, moitié »
- « Ce tiroir m’énervait depuis un an »
- « Trois couettes dans un seul sac »`,
    cooking: `- « Un oignon, six tirages »
- « Mes gamelles du lundi en un bol »
- « Air fryer sans rien gratter »`,
    lifestyle: `- « Gourde couchée dans mon sac : verdict »
- « Ma chambre, une seule lampe »
- « Valise cabine : 5 jours en 4 cubes »`,
    parenting: `- « Compote contre bavoir : on teste »
- « Mon sac de sortie, vidé devant toi »
- « Veilleuse : ce que je voulais savoir avant »`,
    pets: `- « Gamelle lente : on chronomètre »
- « Tous ces poils, un seul chat »
- « Fontaine à chat : elle fait du bruit ? »`,
    gaming: `- « Mon setup, lumière éteinte »
- « Bureau de 1 m : tout rentre ? »
- « Support casque : 10 secondes, posé »`,
  },
  nichePart: 0,
  suggestions: ['3 hooks pour ma niche', 'Écris-moi une légende pour ma niche', 'Quels hashtags pour ma niche ?'],
  tool: '/title-generator',
};
