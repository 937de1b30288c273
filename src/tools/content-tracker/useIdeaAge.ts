import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock';
import { ageOf } from './overview';

/** How long ago an idea was noted, in the chosen language. Takes ISO 8601. */
export function useIdeaAge(): (createdAt: string) => string {
  const { t } = useTranslation('content-tracker');
  return (createdAt) => {
    const { unit, count } = ageOf(createdAt, now());
    return count === 0 ? t('labels.age.underAnHour') : t(`labels.age.${unit}`, { count });
  };
}
