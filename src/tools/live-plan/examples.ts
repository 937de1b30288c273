import { DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './livePlanOptions';

const idsOf = (options: readonly { id: string }[]) => options.map(({ id }) => id);

export const examples = {
  product: ['Gloss prune', 'Batterie externe'],
  niche: [...idsOf(NICHES), 'Philatélie'],
  experience: idsOf(EXPERIENCES),
  duration: idsOf(DURATIONS),
  objective: idsOf(OBJECTIVES),
};
