import { capitalised, OPENINGS, type ProductTexts } from './forProduct';
import type { Shots } from './shots';

const loop = (name: string, { problem, demo, proof, choice }: Shots) => `**Une boucle de 8 min avec ${name} :**
- ${capitalised(problem)}
- ${capitalised(demo)}
- ${capitalised(proof)}
- Le prix affiché maintenant, puis l’objection que tu entends le plus
- Épingle, « c’est dans le panier », et la question : « ${choice} »`;

export const forProductFrench: ProductTexts = {
  start: ({ name, shots }) => [
    `${shots.opening} Ta première image, c’est ${shots.image}.`,
    `**Ton hook :** « ${shots.result} » Ensuite seulement, tu montres ${name}, ${shots.closeUp}.`,
    `À la fin, une phrase : « c’est juste en bas ». Et affiche « Collaboration commerciale » à l’écran, du début à la fin.${shots.careful ? ` ${shots.careful}` : ''}`,
  ],
  hooks: ({ name, shots, unsaid }) => [
    [
      `Pour ${name}, trois débuts à dire :`,
      ...unsaid([
        `- **Résultat** : « ${shots.result} »`,
        `- **Question** : « ${shots.question} »`,
        `- **Stop** : « ${shots.stop} »`,
        `- **Scène** : « ${shots.scene} »`,
      ]).slice(0, OPENINGS),
    ].join('\n'),
    `Sous la phrase, l’image : ${shots.image}. Ne garde que ce qui est vrai chez toi.`,
  ],
  scripts: ({ bare, shots }) => [
    `**${bare}, 24 s**
- 0–2 s : ${shots.image}. « ${shots.result} »
- 2–6 s : ${shots.problem}
- 6–14 s : ${shots.demo}
- 14–20 s : ${shots.proof}
- 20–24 s : ${shots.closeUp}. « C’est juste en bas. »`,
    ...(shots.careful ? [shots.careful] : []),
  ],
  filming: ({ name, shots }) => [
    `**Trois plans pour ${name} :**
- D’abord la preuve : ${shots.proof}
- Puis la démonstration : ${shots.demo}
- En dernier l’accroche : ${shots.image}`,
  ],
  titles: ({ bare }) => [
    `- « ${bare} : mon avis honnête, défaut compris »
- « ${bare} : ce que la fiche ne montre pas »
- « ${bare} : pour qui oui, pour qui non »`,
  ],
  descriptions: ({ bare, shots }) => [`« ${bare} : ${shots.question} C’est juste en bas. Collaboration commerciale »`],
  'calls-to-action': ({ bare }) => [
    `- « Tu as vu le test en entier : c’est juste en bas. »
- « ${bare} : prix du jour sur la fiche, dans le panier. »
- « Une hésitation ? Pose-la en commentaire, je réponds en vidéo. »`,
  ],
  'live-run': ({ name, shots }) => [loop(name, shots)],
  'first-live': ({ name, shots }) => [loop(name, shots)],
  'live-results': ({ name, shots }) => [
    `**Là, tout de suite, avec ${name} :** ${shots.demo}. Produit épinglé, prix dit à voix haute, puis « ${shots.choice} » pour faire écrire.`,
  ],
  'low-views': ({ name, shots }) => [
    `**À refaire avec ${name} :** une autre première image (${shots.image}) et une autre phrase : « ${shots.question} » Le reste ne bouge pas, sinon tu ne sauras pas ce qui a compté.`,
  ],
  'views-without-sales': ({ name, shots }) => [
    `**Avec ${name} :** l’objet à l’image dès la deuxième seconde (${shots.closeUp}), puis une seule preuve : ${shots.proof}. Et tout de suite « c’est juste en bas ».`,
  ],
  claims: ({ shots }) => (shots.careful ? [shots.careful] : []),
};
