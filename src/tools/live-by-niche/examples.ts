import { NICHE_PICKS } from '../../domain/matchNiche';

/** The result does not depend on the niche: the specification's quirk. */
export const examples = { niche: NICHE_PICKS };
