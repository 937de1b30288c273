import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/figures';
import type { Problem } from './readRows';

/** How many bad rows are listed; any more, in a file of nonsense, are only counted. */
const NAMED = 50;
/** How many characters of a value are quoted. */
const QUOTED = 40;

/** The rows that stay out, each with its line number and the reason. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation('performance-analyzer');
  const unnamedCount = problems.length - NAMED;
  if (problems.length === 0) return null;

  const reasonOf = (problem: Problem) => {
    if (!('field' in problem)) return t(`labels.csv.reasons.${problem.reason}`);
    const value = problem.value.length > QUOTED ? `${problem.value.slice(0, QUOTED)}…` : problem.value;
    return t(`labels.csv.reasons.${problem.reason}`, { field: t(`labels.csv.fields.${problem.field}`), value });
  };

  return (
    <section className="rounded-button bg-sunk px-3.5 py-3">
      <h3 className="font-[660] text-poor">
        {t('labels.csv.bad', { count: problems.length, figure: formatNumber(problems.length) })}
      </h3>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {problems.slice(0, NAMED).map((problem) => (
          <li key={problem.line} className="wrap-anywhere">
            {t('labels.csv.badRow', { line: formatNumber(problem.line), reason: reasonOf(problem) })}
          </li>
        ))}
      </ul>
      {unnamedCount > 0 && (
        <p className="mt-1 text-sm text-soft">
          {t('labels.csv.badMore', { count: unnamedCount, figure: formatNumber(unnamedCount) })}
        </p>
      )}
    </section>
  );
}
