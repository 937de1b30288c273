import * as z from 'zod/mini';

/** A moment in UTC, as `Date.toISOString` writes it. */
export const isoTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/));

/** 24-hour wall-clock time: '19:30'. */
export const wallTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** The IANA name of a time zone. */
export const zone = z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/));
