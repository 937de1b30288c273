import * as z from 'zod/mini';

/** A day of the conversion planner; what is planned on it lies with the videos (`slot.date`). */
export const plannedDay = z.object({
  /** The date, 'YYYY-MM-DD', where the device is. */
  id: z.iso.date(),
  liveSession: z.boolean(),
  /** Specification: can be set to true once and cannot be unset. */
  completed: z.boolean(),
});
export type PlannedDay = z.infer<typeof plannedDay>;

/** The days on which something was set; the others are as if neither were. */
export const plannedDays = z.object({ items: z.array(plannedDay) });
