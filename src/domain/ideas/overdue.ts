import type { Idea } from '../../contracts/idea';

const DAY_MS = 24 * 60 * 60_000;
/** Specification: overdue after 7 days. */
export const OVERDUE_AFTER_DAYS = 7;

/** An idea is overdue when created more than 7 days ago. */
export const isOverdue = ({ createdAt }: Pick<Idea, 'createdAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) > OVERDUE_AFTER_DAYS * DAY_MS;
