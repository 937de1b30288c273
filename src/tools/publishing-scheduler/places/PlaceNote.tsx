import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip';
import type { Whereabouts } from './useWhereabouts';

interface Props {
  typed: string;
  whereabouts: Whereabouts;
  /** While a name is still being typed, it is not called unknown. */
  isBeingTyped?: boolean;
  onChoose: (location: string) => void;
}

/** Which clock the times follow; if the name fits several cities, asks which one. */
export function PlaceNote({ typed, whereabouts, isBeingTyped = false, onChoose }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const { status, zone, place = '', offered } = whereabouts;
  const isUnknown = status === 'unknown' || (status === 'maybe' && !isBeingTyped);
  return (
    <div className="flex flex-col gap-2">
      <div aria-live="polite" className="text-sm text-soft">
        {isUnknown && <p dir="auto">{t('labels.location.unknown', { typed: typed.trim(), zone })}</p>}
        {status !== 'unknown' && <p>{t(`labels.location.${status}`, { place, zone })}</p>}
      </div>
      {offered.length > 0 && (
        <ul className="flex flex-wrap gap-2 print:hidden">
          {offered.map((location) => (
            <li key={location}>
              <Chip onClick={() => onChoose(location)}>{location}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
