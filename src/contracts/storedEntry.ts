import * as z from 'zod/mini';

/** What lies under a storage key: the data, and the version of the shape it was written in. */
export const storedEntry = z.object({
  version: z.int().check(z.minimum(1)),
  data: z.unknown(),
});
