import * as z from 'zod/mini';

/** A day of the conversion planner; the videos planned for it are stored with the videos (`slot.date`). */
export const plannedDay = z.object({
  /** The local date, 'YYYY-MM-DD'. */
  id: z.iso.date(),
  liveSession: z.boolean(),
  /** Specification: can be set to true once and cannot be unset. */
  completed: z.boolean(),
});
export type PlannedDay = z.infer<typeof plannedDay>;

/** The days on which something was set; for every other day both flags are false. */
export const plannedDays = z.object({ items: z.array(plannedDay) });
