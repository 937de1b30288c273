import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../i18n/formatters';
import { relativeTime } from '../../lib/relativeTime';
import { now } from '../../platform/clock';

/** How long ago, in the specification's wording, in the chosen language. Takes ISO 8601. */
export function useAgeLabel(): (iso: string) => string {
  const { t } = useTranslation();
  return (iso) => {
    const then = new Date(iso);
    const age = relativeTime(then.getTime(), now().getTime());
    if (age.unit === 'date') return dateFormat({ dateStyle: 'medium' }).format(then);
    return age.unit === 'now' ? t('age.now') : t(`age.${age.unit}`, { count: age.count });
  };
}
