import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PERIODS, type SlotTime } from '../../domain/videos/ownSlots';
import { formatTimeOfDay } from '../../i18n/figures';
import { now } from '../../platform/clock';
import { CopyButton } from '../../ui/CopyButton';
import { OwnProducts } from '../../ui/tool/product/OwnProducts';
import { AskFirst } from '../../ui/tool/remind/RemindDialogs';
import { useReminding } from '../../ui/tool/remind/useReminding';
import { Notice } from '../../ui/tool/result/Notice';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import { ResultPage } from '../../ui/tool/result/ResultPage';
import { CardView } from '../../ui/tool/result/ResultView';
import { cardText } from '../../ui/tool/result/resultText';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';
import { ClockCard } from './ClockCard';
import { OwnResults } from './OwnResults';
import type { Whereabouts } from './places/useWhereabouts';
import type { SchedulerPlan } from './plan';
import { present, scheduleText } from './present';
import { type Panel, SlotRow } from './SlotRow';
import { momentOf } from './slotMoments';
import { usePlanAbout } from './usePlanAbout';
import { usePlanning } from './usePlanning';
import { keep, type Scheduler } from './useScheduler';
import { VideoCard } from './VideoCard';

const AROUND = { tool: 'publishing-scheduler', answers: {} };

interface Props {
  plan: SchedulerPlan;
  rules: typeof import('./plan');
  scheduler: Scheduler;
  whereabouts: Whereabouts;
  market: Whereabouts;
}

/** Specification: niche, a time zone, a weekday list (Mon-Fri) and a weekend list (Sat-Sun), a strategic tips list. */
export function PlanPage({ plan: general, rules, scheduler, whereabouts, market }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const { t: shared } = useTranslation('tool');
  const reminding = useReminding();
  const filmed = scheduler.video?.product;
  const product = filmed ?? scheduler.product;
  const plan = usePlanAbout(product, general);
  const planning = usePlanning(plan, rules, scheduler);
  const [open, setOpen] = useState<{ id: string; panel: Panel }>();
  const slots = useMemo(() => rules.meantTimes(plan), [rules, plan]);

  const { timezone, audienceZone } = plan;
  const presented = useMemo(() => present(plan, { t, shared }), [plan, t, shared]);
  const { niche, title, slots: words, periods, tips, note } = presented;
  const place = whereabouts.place ?? '';
  const status = whereabouts.status === 'found' ? 'found' : 'device';
  const clock = t(`labels.location.${status}`, { place, zone: timezone });
  const formatSlot = (slot: SlotTime) =>
    formatTimeOfDay(rules.placedTime(slot, { now: now(), zone: timezone, audienceZone }).at, timezone);

  return (
    <ResultPage
      eyebrow={niche}
      title={title}
      text={() => scheduleText(presented, clock)}
      buttons={[{ label: t('labels.changeNiche'), onClick: () => keep('niche', '') }]}
    >
      <ClockCard plan={plan} scheduler={scheduler} whereabouts={whereabouts} market={market} />
      {scheduler.video && <VideoCard video={scheduler.video} onPutAside={() => keep('video', '')} />}
      {!filmed && <OwnProducts tool="publishing-scheduler" chosen={product} onChange={() => undefined} />}
      {PERIODS.map((period) => (
        <ResultCard
          key={period}
          eyebrow={periods[period].eyebrow}
          meta={<p className="text-sm text-soft">{periods[period].meta}</p>}
          actions={<CopyButton text={cardText(periods[period])} />}
        >
          <ul className="flex flex-col divide-y divide-line">
            {words[period].map((said) => {
              const moment = momentOf(said.slot, plan, { name: t('labels.remind.name', { niche }), now: now() });
              const { schedule, id } = moment;
              return (
                <SlotRow
                  key={id}
                  words={said}
                  timezone={timezone}
                  moment={moment}
                  isTomorrowMeant={schedule.repeat === 'once' && rules.isMeantFor(schedule.date, said.slot)}
                  reminding={reminding}
                  planning={planning}
                  open={open?.id === id ? open.panel : undefined}
                  onOpen={(panel) => setOpen(panel && { id, panel })}
                />
              );
            })}
          </ul>
        </ResultCard>
      ))}
      <OwnResults videos={scheduler.videos} slots={slots} audienceZone={audienceZone} formatSlot={formatSlot} />
      <CardView card={tips} around={AROUND} />
      <Notice>{note}</Notice>
      <ToolLinks
        paths={['/performance-analyzer', '/content-tracker', '/viral-video-structure', '/daily-viral-alerts']}
        carry={{ niche: plan.niche, ...(product && { product }) }}
      />
      <AskFirst reminding={reminding} />
    </ResultPage>
  );
}
