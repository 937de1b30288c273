import type { Guide } from '../../guide';

export const liveObjections: Guide = {
  topic: 'live-objections',
  questions: [
    'On me dit que c’est trop cher',
    'Comment gérer les trolls ?',
    'des haters dans mon live',
    'on me dit que c’est une arnaque',
    'comment répondre aux objections',
    'ils demandent si la livraison est longue',
    'commentaire méchant je réponds quoi',
    'ils trouvent pareil moins cher ailleurs',
    'on me demande la taille en live',
    'comment rassurer les acheteurs',
    'insultes en direct',
  ],
  parts: [
    `« C’est trop cher » : ne défends pas le prix, montre ce qu’il contient.
- « Il y a trois têtes dans la boîte, je les pose devant toi. »
- « Si tu t’en sers deux fois par an, garde ton argent. »
La seconde phrase rassure plus que n’importe quel argument.`,
    `**Les autres, en une ligne**
- « Ça marche vraiment ? » : démonstration, puis un avis bon et un mauvais
- « Livré quand ? » : lis la fiche à voix haute
- « Arnaque ? » : paiement dans l’appli, retours selon la fiche
- « Moins cher ailleurs » : « Compare aussi le délai et les retours »
- « Quelle taille ? » : mètre ruban devant la caméra`,
    'Réponds à voix haute, puis refais le geste : une objection est une démonstration demandée gratuitement. Tu ne sais pas ? « Je vérifie et je te dis » vaut mieux qu’une réponse au hasard.',
    'Troll : une phrase neutre, « je montre, tu juges », puis tu passes. Filtre de mots, sourdine, modération : règle-les avant le live. Ne lis jamais une insulte à voix haute, c’est ce qu’on attend de toi.',
  ],
  byNiche: {
    beauty:
      '**Beauté**, la classique : « j’ai la peau sensible ». Ne rassure pas, lis la liste d’ingrédients face caméra et dis : « je ne suis pas médecin, essaie sur une petite zone ou demande à ta pharmacie. »',
    fashion:
      '**Mode**, la classique : « ça taille comment ? » Mètre ruban à la taille, à la hanche, à la longueur, puis ta stature. « Entre deux tailles, je lis les avis avec toi. »',
    tech: '**Tech**, la classique : « c’est compatible avec mon modèle ? » Lis la liste de la fiche. S’il n’y est pas : « je ne sais pas, ne le prends pas sur ma parole. » Puis refais le branchement.',
    gadgets:
      '**Gadgets**, la classique : « ça finira au fond d’un tiroir ». Réponds par tes usages de la semaine, comptés pour de vrai. S’il y en a eu deux, dis deux, et dis pour qui ça suffit.',
    fitness:
      '**Fitness**, la classique : « ça fait maigrir ? » « Je ne peux pas dire ça. Je peux te montrer trois exercices avec. » Et tu les montres. Une douleur en commentaire se renvoie vers un médecin ou un kiné.',
    wellness:
      '**Bien-être**, la classique : « ça aide pour mon dos ? » « Je ne suis pas du métier, demande à ton médecin. Moi, voilà ce que je sens. » Reste sur la sensation et lis les précautions de la fiche.',
    home: '**Maison**, la classique : « mon éponge fait pareil ». Parfait : éponge d’un côté, objet de l’autre, même tache, même temps. Si l’éponge gagne, dis-le et montre le coin où elle ne passe pas.',
    cooking:
      '**Cuisine**, la classique : « c’est pénible à laver ». Lave-le en direct, chrono affiché, lame démontée. Si la fiche dit « pas au lave-vaisselle », annonce-le avant qu’on te le reproche.',
    lifestyle:
      '**Lifestyle**, la classique : « j’ai la même en moins cher ». « Alors garde la tienne. » Puis montre ce qu’a celle du live : bouchon, poids sur une balance, fermeture. Sans nommer l’autre marque.',
    parenting:
      '**Parents**, la classique : « c’est à partir de quel âge ? » Lis la boîte, pas ton expérience. « Mon enfant l’utilise » ne prouve rien ; la norme écrite et l’âge conseillé, si.',
    pets: '**Animaux**, la classique : « le mien va le détruire ». Montre le tien après deux semaines d’usage, traces comprises, et dis son poids. « Pour un chien qui ronge, lis les avis à une étoile. »',
    gaming:
      '**Gaming**, la classique : « ça change quoi en jeu ? » « Ton niveau, rien. Le geste, peut-être : regarde ma main, et dis-moi. » Puis compare avec l’ancien accessoire, même geste, gros plan.',
  },
  nichePart: 2,
  suggestions: ['Donne-moi un déroulé de live', 'Je peux parler du prix ?', 'Des clics mais pas de ventes'],
  tool: '/live-script-generator',
};
