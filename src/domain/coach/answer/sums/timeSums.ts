import { bandOf } from './bands.ts';
import { count, minutes, percent, seconds } from './figures.ts';
import type { Reader } from './reader.ts';

/** Words a second that a viewer can follow (domain notes, section 4: 65 to 85 in 30 s). */
const WORDS_A_SECOND = 2.5;

/** Lengths of scripts, videos and lives. */
export const timeSums = {
  scriptLength: (given) => {
    const words = given.number('words');
    if (!words) return undefined;
    const wanted = given.number('seconds');
    const fitting = wanted && Math.round(wanted * WORDS_A_SECOND);
    return {
      ...(fitting && { band: words > fitting ? 'low' : 'high' }),
      values: {
        words: count(words),
        needed: seconds(Math.round(words / WORDS_A_SECOND)),
        ...(wanted && fitting && { wanted: seconds(wanted), fitting: count(fitting) }),
      },
    };
  },
  watched: (given) => {
    const lengths = [
      ...given.list('seconds').map(({ value }) => value),
      ...(given.list('seconds').length === 1 ? given.list('minutes').map(({ value }) => value * 60) : []),
      ...(given.list('seconds').length === 1 ? given.bare.map(({ value }) => value) : []),
    ];
    const [shown, whole] = lengths.slice(0, 2).toSorted((one, other) => one - other);
    if (!shown || !whole || shown === whole) return undefined;
    const share = (100 * shown) / whole;
    return {
      ...bandOf('watched', share),
      values: { shown: seconds(shown), whole: seconds(whole), share: percent(share) },
    };
  },
  splitLive: (given, { isLive }) => {
    const length = given.number('minutes') ?? (given.number('hours') ?? 0) * 60;
    if (!isLive || length < 10 || length > 600) return undefined;
    const products = Math.max(1, given.number('products') ?? 3);
    const [opening, closing] = [5, 5];
    return {
      values: {
        length: minutes(length),
        products: count(products),
        opening: minutes(opening),
        closing: minutes(closing),
        each: minutes(Math.floor((length - opening - closing) / products)),
      },
    };
  },
} satisfies Readonly<Record<string, Reader>>;
