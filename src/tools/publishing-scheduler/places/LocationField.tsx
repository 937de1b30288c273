import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/tool/ask/TextField';
import { keep } from '../useScheduler';
import { PlaceNote } from './PlaceNote';
import type { Whereabouts } from './useWhereabouts';

export const LONGEST_LOCATION = 100;

interface Props {
  location: string;
  whereabouts: Whereabouts | undefined;
  takesFocus?: boolean;
}

/** Specification: an optional location text field, with city examples and a hint on the local time zone. */
export function LocationField({ location, whereabouts, takesFocus = false }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const choose = (value: string) => keep('location', value);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('labels.location.label')}
        value={location}
        onChange={choose}
        placeholder={t('labels.location.placeholder')}
        hint={t('labels.location.hint')}
        maxLength={LONGEST_LOCATION}
        takesFocus={takesFocus}
      />
      {location.trim() !== '' && whereabouts && (
        <PlaceNote typed={location} whereabouts={whereabouts} isBeingTyped onChoose={choose} />
      )}
    </div>
  );
}
