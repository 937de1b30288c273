import { useTranslation } from 'react-i18next';
import { LONGEST_LINE } from '../../contracts/toolRun';
import { formatNumber } from '../../i18n/figures';

export const isTooLong = (text: string): boolean => text.trim().length > LONGEST_LINE;

/** Says that a line is too long; nothing of it is cut. */
export function TooLong({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation('tool');
  return (
    <p id={id} aria-live="polite" className="mt-1.5 text-sm text-poor empty:hidden">
      {isTooLong(text) &&
        t('flow.tooLong', { most: formatNumber(LONGEST_LINE), typed: formatNumber(text.trim().length) })}
    </p>
  );
}
