import { DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './options';

const idsOf = (options: readonly { id: string }[]) => options.map(({ id }) => id);

export const examples = {
  product: ['Gloss prune', 'Batterie externe'],
  niche: [...idsOf(NICHES), 'Philatélie'],
  experience: idsOf(EXPERIENCES),
  duration: idsOf(DURATIONS),
  objective: idsOf(OBJECTIVES),
};
