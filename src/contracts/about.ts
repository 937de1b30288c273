import * as z from 'zod/mini';

/** ISO 3166-1 alpha-2, capitals. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/**
 * What the product knows about the user besides the profile. `country`: where they live, once they have confirmed it;
 * `market`: where they sell, if that is elsewhere.
 */
export const about = z.object({ country: z.optional(country), market: z.optional(country) });

export type About = z.infer<typeof about>;
