import { type Count, countOriginals, countOthers } from './measure.ts';

// Prints counts of the sealed messages, never a message.

const say = (name: string, count: Count) => {
  const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;
  console.log(
    `${name}: missed ${share(count.missed, count.danger)}, asked about ${share(count.askedOfDanger, count.danger)}; ` +
      `wrongly taken ${share(count.wronglyTaken, count.ordinary)}, asked about ${share(count.askedOfOrdinary, count.ordinary)}`,
  );
};

say('French and English', countOriginals('sealed'));
const others = [...countOthers('sealed').values()];
const sum = (key: keyof Count) => others.reduce((total, count) => total + count[key], 0);
say('the other 51 together', {
  danger: sum('danger'),
  missed: sum('missed'),
  askedOfDanger: sum('askedOfDanger'),
  ordinary: sum('ordinary'),
  wronglyTaken: sum('wronglyTaken'),
  askedOfOrdinary: sum('askedOfOrdinary'),
});
