import { useTranslation } from 'react-i18next';
import { directionOf } from '../../lib/direction';
import { useWeekTip } from './useWeekTip';

/** What to try in this week's live, for the niche. */
export function WeekTip({ niche }: { niche: string }) {
  const { t } = useTranslation('reminders');
  const tip = useWeekTip(niche);
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
