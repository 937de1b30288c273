import { capitalised, type NamedProduct, OPENINGS, type ProductTexts, shotTimes } from './forProduct';
import type { Shots } from './shots';

const loop = (name: string, { problem, demo, proof, choice }: Shots) => `**One 8-minute loop with ${name}:**
- ${capitalised(problem)}
- ${capitalised(demo)}
- ${capitalised(proof)}
- The price right now, then the objection you hear most
- Pin it, “it’s in the cart”, then ask: “${choice}”`;

function script({ bare, shots, seconds }: NamedProduct): string {
  const times = shotTimes(seconds);
  return `**${bare}, ${seconds} s:**
- ${times[0]} s: ${shots.image}. “${shots.result}”
- ${times[1]} s: ${shots.problem}
- ${times[2]} s: ${shots.demo}
- ${times[3]} s: ${shots.proof}
- ${times[4]} s: ${shots.closeUp}. “It’s just below.”`;
}

export const forProductEnglish: ProductTexts = {
  start: ({ name, shots }) => [
    `${shots.opening} Your first frame: ${shots.image}.`,
    `**Your hook:** “${shots.result}” Only then bring in ${name}, ${shots.closeUp}.`,
    `End on one sentence: “it’s just below”. Keep “Ad” readable on screen all the way (“Publicité” for French viewers).${shots.careful ? ` ${shots.careful}` : ''}`,
  ],
  hooks: ({ name, shots, unsaid }) => [
    [
      `Three openings for ${name}:`,
      ...unsaid([
        `- **Result**: “${shots.result}”`,
        `- **Question**: “${shots.question}”`,
        `- **Stop**: “${shots.stop}”`,
        `- **Scene**: “${shots.scene}”`,
      ]).slice(0, OPENINGS),
    ].join('\n'),
    `Under the line, the picture: ${shots.image}. Keep only what’s true for you.`,
  ],
  scripts: (product) => [script(product), ...(product.shots.careful ? [product.shots.careful] : [])],
  filming: ({ name, shots }) => [
    `**Three shots for ${name}:**
- The proof first: ${shots.proof}
- Then the demo: ${shots.demo}
- The opening last: ${shots.image}`,
  ],
  titles: ({ bare, shots }) => [
    `- “${bare}: my honest take, flaw included”
- “${shots.question}”
- “${bare}: who it’s for, who should skip it”`,
  ],
  descriptions: ({ bare, shots }) => [`“Ad · ${bare}: ${shots.question} It’s just below.”`],
  'calls-to-action': ({ bare }) => [
    `- “You saw the whole test. It’s just below.”
- “${bare}: today’s price is on the page, in the cart.”
- “Still unsure? Ask in the comments, I’ll answer on video.”`,
  ],
  'live-run': ({ name, shots }) => [loop(name, shots)],
  'first-live': ({ name, shots }) => [loop(name, shots)],
  'live-results': ({ name, shots }) => [
    `**Right now, with ${name}:** ${shots.demo}. Pin it, say the price out loud, then ask “${shots.choice}” to get them typing.`,
  ],
  'low-views': ({ name, shots }) => [
    `**Remake it with ${name}:** another first frame (${shots.image}) and another line: “${shots.question}” Touch nothing else, or you won’t know what worked.`,
  ],
  'views-without-sales': ({ name, shots }) => [
    `**With ${name}:** on screen by second two (${shots.closeUp}), then one proof: ${shots.proof}. Straight after it, “it’s just below”.`,
  ],
  'faceless-and-ai': ({ name, shots }) => [
    `**No face, with ${name}:** camera above your hands. ${capitalised(shots.problem)}. Then ${shots.demo}. Last, ${shots.closeUp}. Your voice says what your hands do.`,
  ],
  claims: ({ shots }) => (shots.careful ? [shots.careful] : []),
};
