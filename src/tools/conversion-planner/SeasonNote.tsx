import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type Season, seasonsAround } from '../../domain/seasons/seasons';
import { formatList } from '../../i18n/figures';
import { aboutStore, marketOf } from '../../state/slices/aboutStore';
import { formatWeek, formatWhen } from './dayFormats';

/** The names that shops write alike in every language; isolated where a date beside them may run from right to left. */
const WORLDWIDE = { singlesDay: '11.11', blackFriday: '\u2068Black Friday\u2069' } as const;

/** How far ahead a season is named, in days: time enough to film for it. */
const DAYS_AHEAD = 21;

/** What people buy for around a day, where the user sells. */
export function SeasonNote({ date, today }: { date: string; today: string }) {
  const { t } = useTranslation('conversion-planner');
  const market = marketOf(useStore(aboutStore));
  const seasons = seasonsAround(date, DAYS_AHEAD, market);
  if (seasons.length === 0) return null;
  const nameOf = (season: Season) =>
    season === 'singlesDay' || season === 'blackFriday' ? WORLDWIDE[season] : t(`labels.season.names.${season}`);
  const named = seasons.map(({ season, first, last }) =>
    t('labels.season.on', {
      season: nameOf(season),
      when: first < today ? formatWeek(first, last) : formatWhen(first, today),
    }),
  );
  return <p className="mt-1 text-[15px] font-[540]">{formatList(named)}</p>;
}
