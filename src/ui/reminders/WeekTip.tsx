import { useTranslation } from 'react-i18next';
import { directionOf } from '../../lib/direction';
import { useWeekTip } from './useWeekTip';

/** What to try in this week's live, for the niche, or in a planned one on `date`. */
export function WeekTip({ niche, date }: { niche: string; date?: string }) {
  const { t } = useTranslation('reminders');
  const tip = useWeekTip(niche, date);
  if (!tip) return null;
  return (
    <div className="rounded-button bg-sunk px-3.5 py-3 text-sm">
      <p className="font-[660]">{t('tip')}</p>
      <p lang={tip.language} dir={directionOf(tip.language)} className="mt-0.5 text-soft">
        {tip.text}
      </p>
    </div>
  );
}
