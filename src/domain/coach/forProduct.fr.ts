import { capitalised, lowered, type NamedProduct, OPENINGS, type ProductTexts, shotTimes } from './forProduct';
import type { Shots } from './shots';

const loop = (name: string, { problem, demo, proof, choice }: Shots) => `**Une boucle de 8 min avec ${name} :**
- ${capitalised(problem)}
- ${capitalised(demo)}
- ${capitalised(proof)}
- Le prix affiché maintenant, puis l’objection que tu entends le plus
- Épingle, « c’est dans le panier », et la question : « ${choice} »`;

function script({ bare, shots, seconds }: NamedProduct): string {
  const times = shotTimes(seconds);
  return `**${bare}, ${seconds} s**
- ${times[0]} s : ${shots.image}. « ${shots.result} »
- ${times[1]} s : ${shots.problem}
- ${times[2]} s : ${shots.demo}
- ${times[3]} s : ${shots.proof}
- ${times[4]} s : ${shots.closeUp}. « C’est juste en bas. »`;
}

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
  scripts: (product) => [script(product), ...(product.shots.careful ? [product.shots.careful] : [])],
  filming: ({ name, shots }) => [
    `**Trois plans pour ${name} :**
- D’abord la preuve : ${shots.proof}
- Puis la démonstration : ${shots.demo}
- En dernier l’accroche : ${shots.image}`,
  ],
  titles: ({ bare, shots }) => [
    `- « ${bare} : mon avis honnête, défaut compris »
- « ${shots.question} »
- « ${bare} : pour qui oui, pour qui non »`,
  ],
  descriptions: ({ bare, shots }) => [
    `« ${bare} : ${lowered(shots.question)} C’est juste en bas. Collaboration commerciale »`,
  ],
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
  'faceless-and-ai': ({ name, shots }) => [
    `**Sans visage, avec ${name} :** caméra au-dessus de tes mains. ${capitalised(shots.problem)}. Ensuite ${shots.demo}. Pour finir, ${shots.closeUp}. Ta voix raconte ce que font tes mains.`,
  ],
  claims: ({ shots }) => (shots.careful ? [shots.careful] : []),
};
