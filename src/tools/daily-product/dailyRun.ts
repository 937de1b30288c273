import type { NichePick } from '../../domain/matchNiche';
import { crc32 } from '../../lib/checksum';
import { type Random, seededRandom } from '../../lib/seededRandom';
import { toolRunOf } from '../../state/slices/toolRuns';
import type { Answers } from '../../ui/tool/ToolStage';

export const TOOL = 'daily-product';

/**
 * What is valid on a day: the niche always; steps and the creator's code until midnight, when another product comes.
 */
export function answersOn(day: string, { niche, ...ofDay }: Answers): Answers {
  return { ...(niche && { niche }), ...(ofDay.day === day ? ofDay : { day }) };
}

/** The same for a niche and step all day, however often it is opened. */
export function randomOn(day: string, { niche = '', steps = '0' }: Answers): Random {
  return seededRandom(Number.parseInt(crc32([day, niche, steps].join(' ')), 16));
}

/** Drops what was kept of an earlier day. */
export function beginDay(day: string): void {
  const run = toolRunOf(TOOL);
  const { answers } = run.getState();
  if (answers.day !== day) run.setState({ answers: answersOn(day, answers) });
}

/** Shows a niche's product of the day, or the one this many steps on; a code typed for another product is dropped. */
export function show(day: string, niche: NichePick | undefined, steps: number): void {
  toolRunOf(TOOL).setState({ answers: { ...(niche && { niche }), day, steps: String(steps) } });
}
