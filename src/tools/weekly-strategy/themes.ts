import type { ProductBrief } from '../../domain/products/brief';
import { crc32 } from '../../lib/checksum';
import { fill } from '../../lib/fill';
import type { Texts } from './generate';
import type { WeeklyStrategy } from './weeklyStrategy';
import { itemAt, PHASES } from './weeks';

/** What a week is about: without any chance, so that the week before can announce it; every product begins elsewhere. */
export function themeOf(
  { typed, knowledge }: ProductBrief,
  { themes }: Texts,
  week: number,
): WeeklyStrategy['weekTheme'] {
  const place = (Number.parseInt(crc32(typed), 16) % 997) + week;
  const { title, focus } = itemAt(themes[itemAt(PHASES, week - 1)], place);
  const said = {
    shows: itemAt(knowledge.proofs, place).shows,
    ask: itemAt(knowledge.doubts, place).ask,
    measure: itemAt(knowledge.measure, place),
    notFor: itemAt(knowledge.notFor, place),
    when: itemAt(knowledge.when, place),
    searched: itemAt(knowledge.searched, place),
  };
  return { title: fill(title, said), focus: fill(focus, said) };
}
