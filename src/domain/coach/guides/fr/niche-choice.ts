import type { Guide } from '../../guide';

export const nicheChoice: Guide = {
  topic: 'niche-choice',
  questions: [
    'Quelle niche choisir ?',
    'Je peux mélanger deux niches ?',
    'c quoi la meilleure niche',
    'quelle niche rapporte le plus',
    'jhesite entre beauté et mode',
    'comment trouver ma niche',
    'faut il une seule niche',
    'je peux changer de niche',
    'quelle thematique pour mon compte',
    'ma niche est bonne ou pas',
    'je sais pas dans quoi me lancer',
  ],
  parts: [
    'Choisis la niche dont tu peux filmer dix produits sans rien acheter. Fais le tour de chez toi et compte ce que tu utilises vraiment, rayon par rayon : le rayon le plus fourni gagne.',
    'Chaque niche récompense autre chose : la beauté, l’effet visible ; la maison et la cuisine, l’avant-après d’une tâche ; la mode, l’essayage ; la tech, le mécanisme ; les animaux, la réaction. Prends celle dont l’image te vient sans effort.',
    'Tiens un seul thème pendant 30 jours, puis élargis au rayon voisin : beauté vers bien-être, cuisine vers maison. Un compte qui change de sujet à chaque vidéo n’apprend rien sur les gens qui le regardent.',
    'Ne choisis pas sur le taux de commission. Un produit à 20 % que tu n’as aucune envie de filmer te fera trois vidéos molles ; un produit à 12 % qui te donne dix idées en fera dix.',
  ],
  byNiche: {
    beauty:
      '**Beauté** : ce qui prend, c’est la différence qu’on voit à l’œil nu, en lumière du jour. Beaucoup de monde filme déjà le sujet, donc prends un cas précis : cheveux fins, peau grasse, dix minutes le matin.',
    fashion:
      '**Mode** : ce qui prend, c’est l’essayage sincère. Taille annoncée, matière froissée dans la main, dos et assise montrés. Choisis un angle de corps ou d’occasion : petite taille, bureau, grossesse, voyage léger.',
    tech: '**Tech** : ce qui prend, c’est le mécanisme. Un clic, un son, un écran qui change. Commissions souvent plus basses qu’en beauté : vise des accessoires simples, faciles à offrir, que tu montres en un geste.',
    gadgets:
      '**Gadgets** : ce qui prend, c’est la surprise suivie d’une vraie utilité. La surprise attire des curieux, l’usage fait acheter. Garde pour chaque objet la question : est-ce que je m’en sers encore dans un mois ?',
    fitness:
      '**Fitness** : ce qui prend, c’est le mouvement filmé en entier et la régularité. Un exercice par vidéo, un niveau clair. La niche interdit presque toutes les promesses de résultat, donc ton image doit suffire.',
    wellness:
      '**Bien-être** : ce qui prend, c’est la sensation : un son, une lenteur, un soupir. C’est aussi la niche où une phrase de trop devient une promesse de soin. Si tu aimes raconter ce que tu sens sans parler de santé, elle est pour toi.',
    home: '**Maison** : ce qui prend, c’est l’avant-après. Tu as un stock infini : chaque tiroir est une vidéo. Choisis ménage ou rangement pour commencer, les deux publics n’attendent pas la même image.',
    cooking:
      '**Cuisine** : ce qui prend, c’est le temps gagné qu’on voit passer, et le bruit. Tu cuisines de toute façon, donc tu filmes sans effort de plus. Spécialise-toi : gamelles, air fryer, petits budgets.',
    lifestyle:
      '**Lifestyle** : ce qui prend, c’est le rituel. Large, donc vite flou : choisis un moment et un seul, le matin, le sac, le bureau, le soir. C’est ce moment qu’on revient voir, les objets suivent.',
    parenting:
      '**Parents** : ce qui prend, c’est le soulagement. Une galère nommée, une solution montrée, tes mains dans le cadre et pas ton enfant. Précise l’âge, le parent d’un nourrisson et celui d’un CP n’achètent pas pareil.',
    pets: '**Animaux** : ce qui prend, c’est la réaction. Ton animal tient le rôle principal, toi tu racontes. Dis son âge, sa race, son poids : les gens comparent avec le leur avant d’acheter.',
    gaming:
      '**Gaming** : ce qui prend, c’est la transformation du setup et le détail de confort. Une partie du public est mineure et ne verra pas tes produits : parle aux adultes, bureau partagé, petit espace, vraies contraintes.',
  },
  nichePart: 1,
  suggestions: ['Des idées de produits pour ma niche', 'Par où commencer ?', '3 hooks pour ma niche'],
  tool: '/daily-viral-alerts',
};
