import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { RemindActions } from '../../ui/tool/RemindActions';
import { RemindRow } from '../../ui/tool/RemindRow';
import { ResultCard } from '../../ui/tool/ResultCard';
import { useReminding } from '../../ui/tool/useReminding';
import type { ContentWeek } from './generate';
import { GROUP, momentsOf } from './moments';

/** What is still to come of the week, each with its bell. */
export function RemindersCard({ week }: { week: ContentWeek }) {
  const { t } = useTranslation('weekly-content');
  const { t: shared } = useTranslation('tool');
  const reminding = useReminding();
  const moments = momentsOf(week, deviceZone(), now());
  return (
    <div className="contents print:hidden">
      <ResultCard eyebrow={shared('remind.title')} isWide>
        {moments.length === 0 ? (
          <p className="text-soft">{t('labels.past')}</p>
        ) : (
          <>
            <ul className="flex flex-col divide-y divide-line">
              {moments.map((moment) => (
                <RemindRow key={moment.id} moment={moment} reminding={reminding}>
                  <p className="font-[560] first-letter:uppercase">{moment.label}</p>
                  <p className="text-soft">
                    {t(moment.kind === 'live' ? 'labels.live' : 'labels.video')} · {moment.name}
                  </p>
                </RemindRow>
              ))}
            </ul>
            <RemindActions moments={moments} group={GROUP} reminding={reminding} />
          </>
        )}
      </ResultCard>
    </div>
  );
}
