import { useTranslation } from 'react-i18next';
import { RemindActions } from '../../ui/tool/RemindActions';
import { RemindRow } from '../../ui/tool/RemindRow';
import { ResultCard } from '../../ui/tool/ResultCard';
import { type Moment, useReminding } from '../../ui/tool/useReminding';
import { GROUP } from './moments';

/** The week's slots, each with its bell. */
export function RemindersCard({ moments }: { moments: readonly Moment[] }) {
  const { t } = useTranslation('weekly-strategy');
  const { t: shared } = useTranslation('tool');
  const reminding = useReminding();
  return (
    <div className="contents print:hidden">
      <ResultCard eyebrow={shared('remind.title')}>
        <p className="text-soft">{shared('remind.weekly')}</p>
        <ul className="flex flex-col divide-y divide-line">
          {moments.map((moment) => (
            <RemindRow key={moment.id} moment={moment} reminding={reminding}>
              <span className="font-[560]">{moment.label}</span>
              {moment.kind === 'live' && <span className="text-soft"> · {t('labels.liveDay')}</span>}
            </RemindRow>
          ))}
        </ul>
        <RemindActions moments={moments} group={GROUP} reminding={reminding} />
      </ResultCard>
    </div>
  );
}
