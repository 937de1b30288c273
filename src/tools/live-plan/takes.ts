import type { ProductBrief } from '../../domain/products/brief';
import type { Knowledge } from '../../domain/products/familyFiles';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { fill } from '../../lib/fill';
import type { Texts } from './generate';
import type { Take } from './livePlan';
import type { Said } from './saidInPlan';

/** How many scripts a plan has; after the last one the first comes again. */
export const TAKES = 3;
/** Doubts that one script answers. */
const ANSWERED = 2;

interface Chosen {
  experience: keyof Texts['experiences'];
  objective: keyof Texts['objectives'];
  isOwnShop: boolean;
}

interface Known {
  choose: FreshChoice;
  said: Said;
  doubts: Knowledge['doubts'];
}

/** The lines in which the scripts of a plan differ: each announces, asks and answers in its own way. */
export function takesOf(
  texts: Texts,
  { experience, objective, isOwnShop }: Chosen,
  { choose, said, doubts }: Known,
): Take[] {
  const one = (list: string, patterns: readonly string[]) => fill(choose.one(list, patterns), said);
  const { disclosures, reminders } = isOwnShop ? texts.ownShop : texts;
  const opening = [
    one(`welcomes.${experience}`, texts.experiences[experience].welcomes),
    one('disclosures', disclosures),
    one(`promises.${objective}`, texts.objectives[objective].promises),
  ];
  const reminder = one('reminders', reminders);
  return Array.from({ length: TAKES }, (_, take): Take => {
    const turn = take % doubts.length;
    const answered = [...doubts.slice(turn), ...doubts.slice(0, turn)].slice(0, ANSWERED);
    return {
      introduction: [...opening, one('todays', texts.todays)],
      interaction: [
        one('questions', texts.questions),
        ...answered.map(({ ask, say }) =>
          fill(choose.one('objections', texts.objections), { ...said, ask, answer: say }),
        ),
      ],
      reminder,
      urgency: one('urgency', texts.urgency),
    };
  });
}

/** What each script says while it is shown: two proofs, a figure, what the creator told of it, and the limit. */
export function demosOf({ told }: ProductBrief, { demo }: Texts, { choose, said }: Known): string[][] {
  const one = (list: keyof Texts['demo'], values = said) => fill(choose.one(`demo.${list}`, demo[list]), values);
  const others = [
    { second: said.second, say: said.secondSay },
    { second: said.third, say: said.thirdSay },
  ];
  return Array.from({ length: TAKES }, (_, take) => {
    const other = others[take % others.length];
    return [
      one('open'),
      said.say,
      one('bridge', { ...said, ...other }),
      other?.say ?? said.secondSay,
      one('measure'),
      ...told.slice(0, 1),
      one('limit'),
    ];
  });
}
