import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PERIODS, type SlotTime } from '../../domain/videos/ownSlots';
import { formatTimeOfDay } from '../../i18n/figures';
import { now } from '../../platform/clock';
import { CopyButton } from '../../ui/CopyButton';
import { dotted } from '../../ui/tool/listText';
import { AskFirst } from '../../ui/tool/remind/RemindDialogs';
import { useReminding } from '../../ui/tool/remind/useReminding';
import { Notice } from '../../ui/tool/result/Notice';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import { ResultPage } from '../../ui/tool/result/ResultPage';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';
import { ClockCard } from './ClockCard';
import { OwnResults } from './OwnResults';
import type { Whereabouts } from './places/useWhereabouts';
import type { SchedulerPlan } from './plan';
import { type Panel, SlotRow } from './SlotRow';
import { periodLines, plainText } from './scheduleText';
import { momentOf } from './slotMoments';
import { usePlanning } from './usePlanning';
import { keep, type Scheduler } from './useScheduler';
import { VideoCard } from './VideoCard';

interface Props {
  plan: SchedulerPlan;
  rules: typeof import('./plan');
  scheduler: Scheduler;
  whereabouts: Whereabouts;
  market: Whereabouts;
}

/** Specification: niche, a time zone, a weekday list (Mon-Fri) and a weekend list (Sat-Sun), a strategic tips list. */
export function PlanPage({ plan, rules, scheduler, whereabouts, market }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const { t: shared } = useTranslation('tool');
  const reminding = useReminding();
  const planning = usePlanning(plan, rules, scheduler);
  const [open, setOpen] = useState<{ id: string; panel: Panel }>();
  const slots = useMemo(() => rules.meantTimes(plan), [rules, plan]);

  const { timezone, audienceZone, additionalTips } = plan;
  const niche = shared(`niches.${plan.niche}`);
  const place = whereabouts.place ?? '';
  const status = whereabouts.status === 'found' ? 'found' : 'device';
  const clock = t(`labels.location.${status}`, { place, zone: timezone });
  const lines = useMemo(
    () => ({ weekdays: periodLines(plan, 'weekdays', t), weekends: periodLines(plan, 'weekends', t) }),
    [plan, t],
  );
  const formatSlot = (slot: SlotTime) =>
    formatTimeOfDay(rules.placedTime(slot, { now: now(), zone: timezone, audienceZone }).at, timezone);

  return (
    <ResultPage
      eyebrow={niche}
      title={t('labels.plan')}
      text={() => plainText(plan, { title: `${t('labels.plan')} · ${niche}`, clock, lines }, t)}
      buttons={[{ label: t('labels.changeNiche'), onClick: () => keep('niche', '') }]}
    >
      <ClockCard plan={plan} scheduler={scheduler} whereabouts={whereabouts} market={market} />
      {scheduler.video && <VideoCard video={scheduler.video} onPutAside={() => keep('video', '')} />}
      {PERIODS.map((period) => (
        <ResultCard
          key={period}
          eyebrow={t(`labels.periods.${period}`)}
          meta={<p className="text-sm text-soft">{t('labels.hoursNote')}</p>}
          actions={<CopyButton text={lines[period].join('\n')} />}
        >
          <ul className="flex flex-col divide-y divide-line">
            {plan[period].map((slot) => {
              const moment = momentOf(slot, plan, { name: t('labels.remind.name', { niche }), now: now() });
              const { schedule, id } = moment;
              return (
                <SlotRow
                  key={id}
                  slot={slot}
                  timezone={timezone}
                  audienceZone={audienceZone}
                  moment={moment}
                  isTomorrowMeant={schedule.repeat === 'once' && rules.isMeantFor(schedule.date, slot)}
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
      <ResultCard eyebrow={t('labels.tips')} actions={<CopyButton text={dotted(additionalTips).join('\n')} />}>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {additionalTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </ResultCard>
      <Notice>{shared('notice.general')}</Notice>
      <ToolLinks
        paths={['/performance-analyzer', '/content-tracker', '/viral-video-structure', '/daily-viral-alerts']}
        carry={{ niche: plan.niche }}
      />
      <AskFirst reminding={reminding} />
    </ResultPage>
  );
}
