import { DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './options';

const idsOf = (options: readonly { id: string }[]) => options.map(({ id }) => id);

export const examples = {
  product: ['Gloss prune', 'Batterie externe'],
  niche: [...idsOf(NICHES), 'Philatélie'],
  experience: idsOf(EXPERIENCES),
  duration: idsOf(DURATIONS),
  objective: idsOf(OBJECTIVES),
  offer: ['', '2 pour 1 jusqu’à 21 h'],
  take: ['0', '7'],
};
