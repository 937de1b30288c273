import { useTranslation } from 'react-i18next';
import { formatDayMonth } from '../../i18n/figures';
import { localDate, localTime } from '../../lib/localDate';
import { CopyButton } from '../../ui/CopyButton';
import { RemindOutcome } from '../../ui/tool/AfterTap';
import { KeepButton } from '../../ui/tool/KeepButton';
import { RemindChip } from '../../ui/tool/RemindChip';
import { RemindNote } from '../../ui/tool/RemindNote';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ScoreRing } from '../../ui/tool/ScoreRing';
import type { Reminding } from '../../ui/tool/useReminding';
import type { PlannedLive } from './moments';
import { kindOf, sessionText, slotOf } from './plainText';

interface Props {
  live: PlannedLive;
  niche: string;
  isToday: boolean;
  reminding: Reminding;
}

/** One live of the week, with its reminder. */
export function SessionCard({ live: { session, moment, startsAt, startDay }, niche, isToday, reminding }: Props) {
  const { t } = useTranslation('weekly-live');
  const { t: shared } = useTranslation('tool');
  const { format, liveIdea, hook, suggestedProduct, engagement } = session;
  const name = t(`labels.formats.${format}.name`);
  const text = sessionText(session, t);
  const isPast = localDate(startDay) !== localDate(session.date);

  return (
    <ResultCard
      eyebrow={slotOf(session, t)}
      badge={isToday ? t('labels.today') : undefined}
      statement={liveIdea}
      meta={
        <ScoreRing
          score={engagement}
          label={shared('estimate.engagement')}
          isPercent
          why={t('labels.why', { format: name, reason: t(`labels.formats.${format}.why`) })}
        />
      }
      actions={
        <>
          <CopyButton text={text} />
          <KeepButton
            idea={{
              kind: 'live',
              title: liveIdea,
              niche,
              product: suggestedProduct,
              hook,
              script: text,
              slot: { date: localDate(new Date(startsAt)), time: localTime(new Date(startsAt)) },
              sourceTool: 'weekly-live',
            }}
          />
        </>
      }
    >
      <p className="text-soft">{kindOf(session, t)}</p>
      <Part name={t('labels.hook')}>{hook}</Part>
      <Part name={t('labels.product')}>{suggestedProduct}</Part>
      <Part name={t('labels.tip')}>{session.behavioralTip}</Part>
      <div className="flex flex-col items-start gap-1.5 print:hidden">
        <RemindChip
          tapped={{ moments: [moment] }}
          reminding={reminding}
          off={shared('remind.me')}
          on={shared('remind.isOn')}
        />
        {isPast && !reminding.areOn([moment]) && (
          <p className="text-sm text-soft">{t('labels.past', { date: formatDayMonth(startDay) })}</p>
        )}
        <RemindNote moment={moment} reminding={reminding} />
        <RemindOutcome reminding={reminding} of={moment.id} />
      </div>
    </ResultCard>
  );
}
