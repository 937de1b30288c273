import * as z from 'zod/mini';

interface Range {
  least: number;
  most: number;
  step: number;
}

/** Reading speed, in words a minute. */
export const SPEED = { least: 100, most: 200, step: 10 } as const satisfies Range;

/** Type size of the script, in CSS px. */
export const TEXT_SIZE = { least: 24, most: 72, step: 6 } as const satisfies Range;

const within = ({ least, most }: Range) => z.int().check(z.minimum(least), z.maximum(most));

/** How this device shows a script. `isMirrored` is for a sheet of glass in front of the lens. */
export const teleprompterSettings = z.object({
  wordsPerMinute: within(SPEED),
  textSize: within(TEXT_SIZE),
  isMirrored: z.boolean(),
});

export type TeleprompterSettings = z.infer<typeof teleprompterSettings>;
