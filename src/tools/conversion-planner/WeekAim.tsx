import { Target } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { WeeklyAim } from '../../contracts/settings';
import type { Video } from '../../contracts/video';
import { countsIn, deedsOf } from '../../domain/videos/weekCounts';
import { weekOf } from '../../domain/week';
import { formatList, formatNumber } from '../../i18n/figures';
import { settingsStore } from '../../state/slices/settingsStore';
import { Chip } from '../../ui/Chip';

const AimDialog = lazy(() => import('./AimDialog'));

interface Props {
  videos: readonly Video[];
  today: string;
  firstDay: number;
}

/** What was done of this week's aim; a tap sets it. */
export function WeekAim({ videos, today, firstDay }: Props) {
  const { t } = useTranslation('conversion-planner');
  const aim = useStore(settingsStore, ({ weeklyAim }) => weeklyAim);
  const [isOpen, setOpen] = useState(false);
  const counts = useMemo(() => countsIn(weekOf(today, firstDay), deedsOf(videos), []), [videos, today, firstDay]);
  const done: WeeklyAim = { videos: counts.published, lives: counts.livesDone, minutes: counts.minutes };
  const parts = (['videos', 'lives', 'minutes'] as const).flatMap((what) =>
    aim && aim[what] > 0
      ? [t(`labels.aim.of.${what}`, { done: formatNumber(done[what]), target: formatNumber(aim[what]) })]
      : [],
  );
  return (
    <>
      <Chip onClick={() => setOpen(true)} className="self-start">
        <Target size={18} strokeWidth={1.8} aria-hidden="true" />
        {parts.length > 0 ? formatList(parts) : t('labels.aim.set')}
      </Chip>
      <Suspense fallback={null}>{isOpen && <AimDialog aim={aim} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
