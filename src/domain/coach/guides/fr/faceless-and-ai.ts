import type { Guide } from '../../guide';

// The rules on AI, their sources and dates: docs/decisions/011-ai-labels.md

export const facelessAndAi: Guide = {
  topic: 'faceless-and-ai',
  questions: [
    'Je peux vendre sans montrer mon visage ?',
    'Et avec une vidéo IA ?',
    'je veux pas me montrer',
    'compte faceless ça marche ?',
    'video sans visage idées',
    'avatar ia autorisé ou pas',
    'je peux faire un diaporama de photos',
    'voix ia sur mes videos',
    'je suis timide devant la caméra',
    'filmer que mes mains',
    'faut il dire que c’est de l’ia',
  ],
  parts: [
    'Oui, si tes mains et ta voix démontrent pour de vrai. Filme vue du dessus, l’objet en action, et parle comme à une personne assise en face. Un diaporama d’images muettes, lui, tombe dans les contenus refusés.',
    `**Trois formats sans visage à filmer ce soir**
- Mains et bruit : le geste complet, sans coupe
- Avant-après au même cadrage, ta voix par-dessus
- Réponse à un commentaire affiché, l’objet pour seul acteur`,
    'Avec l’IA (avatar, voix clonée, décor réaliste) : active l’étiquette de TikTok ou écris-le à l’écran. L’UE l’exige depuis août 2026 pour ce qui passerait pour vrai ; en France, un visage ou une silhouette d’IA porte « Images virtuelles ». N’invente ni résultat, ni avis, ni personne qui aurait testé, et ne change pas l’objet. (Vérifié le 22/11/2026.)',
    'Mon conseil : laisse l’IA (ChatGPT ou une autre) t’aider à écrire tes scripts, filme l’objet toi-même. Une texture inventée vend une chose que la boîte ne contient pas, et ce sont les retours qui te le disent.',
  ],
  byNiche: {
    beauty:
      '**Beauté sans visage** : dos de main pour les textures, mèche de dos pour les cheveux, lèvres seules en plan serré. Garde la peau sans filtre et la fenêtre de côté, le grain se voit mieux.',
    fashion:
      '**Mode sans visage** : cadre du cou aux pieds, ou téléphone à hauteur de poche. Sinon l’objet sur cintre, matière étirée à deux mains, contenu du sac posé pièce par pièce.',
    tech: '**Tech sans visage** : tes mains, le bureau, l’écran. Déballage vu du dessus, branchement d’une traite, son enregistré avec et sans. Ta voix raconte ce que la main fait, rien de plus.',
    gadgets:
      '**Gadgets sans visage** : c’est la niche idéale, la main suffit. Vue du dessus, un geste par plan, et une deuxième main pour réagir : elle retourne, secoue, essaie de casser sans sortir de l’usage prévu.',
    fitness:
      '**Fitness sans visage** : cadre sous le menton ou filme de dos. Les appuis, les genoux, l’élastique qui se tend suffisent. Voix off enregistrée après, quand tu as repris ton souffle.',
    wellness:
      '**Bien-être sans visage** : pieds sur les picots, nuque de dos, main sur le tissu. Son enregistré de près et phrases courtes, dites comme à quelqu’un qui s’endort.',
    home: '**Maison sans visage** : personne ne regarde ton visage ici. Plan fixe, tes mains, la tache, le chiffon. Ajoute ta voix pour le temps réel et le produit utilisé.',
    cooking:
      '**Cuisine sans visage** : téléphone au-dessus de la planche, mains et bol. Une phrase par geste. La dernière image se mange : une cuillère qui plonge vaut une réaction à l’écran.',
    lifestyle:
      '**Lifestyle sans visage** : de dos, de loin, en reflet. La main pose la gourde, allume la lampe, ferme le sac. Écris l’heure à l’écran, la journée se raconte seule.',
    parenting:
      '**Parents sans visage** : c’est même la meilleure façon. Tes mains, le plan de travail, le sac ouvert, jamais l’enfant. Raconte la galère en voix off, pendant la sieste.',
    pets: '**Animaux sans visage** : ton animal tient l’écran, toi tu tiens le produit. Filme à hauteur de museau, laisse ta main entrer dans le cadre, raconte sans lui prêter trop de mots.',
    gaming:
      '**Gaming sans visage** : mains sur le clavier, allumage dans le noir, bureau vu du dessus. Enregistre les clics de près et ta voix à part, loin du ventilateur.',
  },
  nichePart: 1,
  suggestions: ['Comment filmer avec mon téléphone ?', '3 hooks pour ma niche', 'Je dois dire que c’est de la pub ?'],
  tool: '/creative-formats',
};
