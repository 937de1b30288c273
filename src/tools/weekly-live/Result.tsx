import { useTranslation } from 'react-i18next';
import { localDate } from '../../lib/localDate';
import { now } from '../../platform/clock';
import { CopyButton } from '../../ui/CopyButton';
import { dotted } from '../../ui/tool/listText';
import { Notice } from '../../ui/tool/Notice';
import { RemindActions } from '../../ui/tool/RemindActions';
import { ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import { useReminding } from '../../ui/tool/useReminding';
import { useToday } from '../../ui/tool/useToday';
import type { WeeklyLivePlan } from './generate';
import { GROUP, plannedLives } from './moments';
import { plainText, slotOf, weekOf } from './plainText';
import { SessionCard } from './SessionCard';

export function Result({ result, reset }: ResultProps<WeeklyLivePlan>) {
  const { t } = useTranslation('weekly-live');
  const { t: shared } = useTranslation('tool');
  const { niche, weeklyGoal, performanceTips } = result;
  const nicheName = shared(`niches.${niche}`);
  const reminding = useReminding();
  const today = useToday();
  const lives = plannedLives(result, now(), (session, day) => slotOf(session, t, day));

  return (
    <ResultPage
      eyebrow={`${nicheName} · ${weekOf(result, t)}`}
      title={t('labels.title')}
      text={() => plainText(result, nicheName, t, shared)}
      buttons={[
        { label: t('labels.otherWeek'), onClick: reset },
        { label: t('labels.otherNiche'), onClick: reset },
      ]}
    >
      <ResultCard eyebrow={t('labels.goal')} statement={weeklyGoal} actions={<CopyButton text={weeklyGoal} />}>
        <p className="text-sm text-soft">{t('labels.goalNote')}</p>
      </ResultCard>
      <div className="contents print:hidden">
        <ResultCard eyebrow={shared('remind.title')}>
          <p className="text-soft">{t('labels.reminders')}</p>
          <RemindActions moments={lives.map(({ moment }) => moment)} group={GROUP} reminding={reminding} />
        </ResultCard>
      </div>

      {lives.map((live) => (
        <SessionCard
          key={live.session.day}
          live={live}
          niche={niche}
          isToday={localDate(live.session.date) === today}
          reminding={reminding}
        />
      ))}

      <ResultCard eyebrow={t('labels.performance')} actions={<CopyButton text={dotted(performanceTips).join('\n')} />}>
        <ul className="list-disc space-y-1 ps-5">
          {performanceTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </ResultCard>

      <Notice>{t('labels.truth')}</Notice>
      <Notice>{t('labels.pilot')}</Notice>
      <Notice>
        {t('labels.windowsHere')} {shared('estimate.note')}
      </Notice>
      <ToolLinks paths={['/live-script-generator', '/live-recommendations']} carry={{ niche }} />
    </ResultPage>
  );
}
