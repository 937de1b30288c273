import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MeasuredVideo } from '../../contracts/measuredVideos';
import { useAgeLabel } from '../../ui/conversations/useAgeLabel';
import { Dialog } from '../../ui/Dialog';
import { MeasureLink } from './MeasureLink';
import { measuredItems } from './measuredItems';
import { useMeasureWords } from './useMeasureWords';

interface Props {
  all: readonly MeasuredVideo[];
  takenId: string | undefined;
  onPick: (measured: MeasuredVideo) => void;
  onClose: () => void;
}

/** Chooses one of the measured files: file names on a phone say little, so shape and length are shown too. */
export default function MeasuredPicker({ all, takenId, onPick, onClose }: Props) {
  const { t } = useTranslation('checklist');
  const { t: shell } = useTranslation();
  const ageOf = useAgeLabel();
  const words = useMeasureWords();
  const looksOf = ({ facts }: MeasuredVideo) =>
    measuredItems(facts)
      .flatMap(({ parts }) => parts)
      .filter(({ measure }) => measure === 'aspect' || measure === 'duration')
      .map(words.value);

  return (
    <Dialog title={t('labels.measured.pick')} closeLabel={shell('close')} onClose={onClose}>
      <ul className="divide-y divide-line">
        {all.map((measured) => (
          <li key={measured.id}>
            <button
              type="button"
              onClick={() => onPick(measured)}
              aria-current={measured.id === takenId}
              className="flex min-h-14 w-full items-center gap-3 rounded-control py-2 text-start"
            >
              <span className="min-w-0 flex-1">
                <bdi className="line-clamp-2 font-[620] wrap-anywhere">{measured.fileName}</bdi>
                <span className="block text-sm text-soft">
                  {[ageOf(measured.measuredAt), ...looksOf(measured)].join(' · ')}
                </span>
              </span>
              {measured.id === takenId && <Check size={20} strokeWidth={2.2} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      <MeasureLink label={t('labels.measured.again')} />
    </Dialog>
  );
}
