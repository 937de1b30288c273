import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { GROUPS, type Group } from './filter';

interface Props {
  counts: Readonly<Record<Group, number>>;
  /** The counter whose videos alone are shown. */
  chosen: Group | '';
  onChoose: (group: Group | '') => void;
}

/**
 * Specification: counters 'À tourner', 'Publié', 'En retard'. What is overdue is among what is to be shot. A tap shows
 * only the videos of that counter.
 */
export function Counters({ counts, chosen, onChoose }: Props) {
  const { t } = useTranslation('content-tracker');
  return (
    <dl className="grid grid-cols-3 gap-3">
      {GROUPS.map((group) => (
        <div
          key={group}
          className={`relative flex min-w-0 flex-col-reverse justify-end rounded-card border bg-surface px-3 py-3 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-ink ${chosen === group ? 'border-ink' : 'border-line'}`}
        >
          <dt className="text-sm text-soft">
            <button
              type="button"
              aria-pressed={chosen === group}
              onClick={() => onChoose(chosen === group ? '' : group)}
              className="text-start hyphens-auto wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-card aria-pressed:font-[620] aria-pressed:text-ink"
            >
              {t(`labels.counters.${group}`)}
            </button>
          </dt>
          <dd
            className={`text-[28px] leading-tight font-[720] ${group === 'overdue' && counts.overdue > 0 ? 'text-poor' : ''}`}
          >
            {formatNumber(counts[group])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
