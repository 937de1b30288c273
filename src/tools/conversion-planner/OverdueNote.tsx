import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { ScreenNames } from '../../ui/screenNames';

const TRACKER = '/content-tracker';

/** Ideas that have waited too long; the tracker names them. */
export function OverdueNote({ count }: { count: number }) {
  const { t } = useTranslation('conversion-planner');
  const nameOf = use(ScreenNames);
  const note = (
    <>
      <strong className="font-[680] text-ink">{t('labels.overdue.count', { count })}</strong>{' '}
      {t('labels.overdue.invitation')}
    </>
  );
  const look = 'block rounded-button bg-sunk px-4 py-3 text-[15px] text-soft';
  return nameOf(TRACKER) ? (
    <Link to={TRACKER} className={look}>
      {note}
    </Link>
  ) : (
    <p className={look}>{note}</p>
  );
}
