import { NICHE_PICKS } from '../../domain/matchNiche';
import { AUDIENCES, GOALS } from './contentOptions';

export const examples = { niche: NICHE_PICKS, audience: AUDIENCES, goal: GOALS, offer: ['', 'MAI15'] };
