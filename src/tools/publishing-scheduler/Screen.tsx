import { useMemo } from 'react';
import { useTexts } from '../../i18n/useTexts';
import { now } from '../../platform/clock';
import { useLazyModule } from '../../ui/tool/useLazyModule';
import { useToday } from '../../ui/tool/useToday';
import { FirstPage } from './FirstPage';
import { PlanPage } from './PlanPage';
import { useMarket } from './places/useMarket';
import { useWhereabouts } from './places/useWhereabouts';
import { REFERENCE_ZONE } from './postingSlots';
import { useScheduler } from './useScheduler';

// The rules need a large time-zone library; the first page does without.
const loadRules = () => import('./plan');

/**
 * Which slots suit a niche, on the clock of a place. Specification: no niche to plan view; 'Changer de niche' clears
 * it.
 */
export default function PublishingSchedulerScreen() {
  const texts = useTexts('publishing-scheduler');
  const scheduler = useScheduler();
  const whereabouts = useWhereabouts(scheduler?.location ?? '');
  const market = useMarket(scheduler?.market ?? '');
  const rules = useLazyModule(loadRules);
  // Tomorrow, and the next date of a slot, change at midnight.
  const today = useToday();
  const { niche, audience } = scheduler ?? {};
  const zone = whereabouts?.zone;
  const marketZone = market?.status === 'found' ? market.zone : zone;
  const audienceZone = { place: zone, paris: REFERENCE_ZONE, market: marketZone }[audience ?? 'place'];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read once a day
  const plan = useMemo(
    () =>
      rules && niche && zone && audienceZone
        ? rules.planOf(niche, texts, { now: now(), zone, audienceZone })
        : undefined,
    [rules, niche, texts, zone, audienceZone, today],
  );

  if (!scheduler) return null;
  if (!niche) return <FirstPage location={scheduler.location} whereabouts={whereabouts} />;
  if (!rules || !plan || !whereabouts || !market) return null;
  return <PlanPage plan={plan} rules={rules} scheduler={scheduler} whereabouts={whereabouts} market={market} />;
}
