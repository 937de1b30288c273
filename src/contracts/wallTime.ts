import * as z from 'zod/mini';

/** 24-hour wall-clock time: '19:30'. */
export const wallTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
