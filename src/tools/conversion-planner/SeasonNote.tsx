import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { seasonsAround } from '../../domain/seasons/seasons';
import { formatList } from '../../i18n/figures';
import { aboutStore, marketOf } from '../../state/slices/aboutStore';
import { formatWhen } from './dayFormats';

/** How far ahead a season is named, in days: time enough to film for it. */
const DAYS_AHEAD = 21;

/** What people buy for around a day, where the user sells. */
export function SeasonNote({ date, today }: { date: string; today: string }) {
  const { t } = useTranslation('conversion-planner');
  const market = marketOf(useStore(aboutStore));
  const seasons = seasonsAround(date, DAYS_AHEAD, market);
  if (seasons.length === 0) return null;
  const named = seasons.map(({ season, first }) =>
    t('labels.season.on', { season: t(`labels.season.names.${season}`), when: formatWhen(first, today) }),
  );
  return <p className="mt-1 text-[15px] font-[540]">{formatList(named)}</p>;
}
