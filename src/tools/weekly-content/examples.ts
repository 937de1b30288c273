import { NICHE_PICKS } from '../../domain/nichePicks';
import { AUDIENCES, GOALS } from './contentOptions';

export const examples = { niche: NICHE_PICKS, audience: AUDIENCES, goal: GOALS, offer: ['', 'MAI15'] };
