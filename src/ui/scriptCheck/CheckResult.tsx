import { useTranslation } from 'react-i18next';
import { type CheckedScript, checkInItsLanguage } from '../../domain/scriptCheck/checkedScript';
import type { Finding } from '../../domain/scriptCheck/checkScript';
import type { Span } from '../../domain/scriptCheck/rules';
import { WORDS_PER_SECOND } from '../../domain/scriptCheck/speakingTime';
import { formatNumber } from '../../i18n/figures';
import { Disclosure } from './Disclosure';
import { FindingRow } from './FindingRow';
import { type Level, LOOKS, PROBLEM_LEVELS } from './levels';

interface Props {
  script: CheckedScript;
  /** Marks the words in the text, if it is visible. */
  onShow?: ((span: Span) => void) | undefined;
}

/** How many problems of each level, then the problems, most pressing first, then the rules that hold. */
export function CheckResult({ script, onShow }: Props) {
  const { t, i18n } = useTranslation('scriptCheck');
  const checked = checkInItsLanguage(script, i18n.language);
  if (!checked) return <p role="status">{t('own.otherLanguage')}</p>;
  const { language, check } = checked;
  const rowsOf = (level: Level) =>
    check.findings
      .filter((finding) => finding.level === level)
      .map((finding) => (
        <FindingRow
          key={'problem' in finding ? finding.problem : finding.rule}
          finding={finding}
          script={script}
          language={language}
          onShow={onShow}
        />
      ));
  const rulesThatHold = rowsOf('ok');
  return (
    <>
      <Summary findings={check.findings} />
      <ul className="divide-y divide-line border-y border-line">
        {PROBLEM_LEVELS.map(rowsOf)}
        {rulesThatHold.length > 0 && (
          <li>
            <Disclosure
              line={<span className="font-[540]">{t('kept', { count: formatNumber(rulesThatHold.length) })}</span>}
            >
              <ul className="divide-y divide-line border-t border-line ps-4">{rulesThatHold}</ul>
            </Disclosure>
          </li>
        )}
      </ul>
      <p className="text-sm text-soft">
        {t('reading', {
          words: formatNumber(check.words),
          seconds: formatNumber(check.readingSeconds),
          pace: formatNumber(WORDS_PER_SECOND),
        })}
      </p>
      <p className="text-sm text-soft">{t('scope')}</p>
    </>
  );
}

function Summary({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation('scriptCheck');
  const counts = PROBLEM_LEVELS.flatMap((level) => {
    const count = findings.filter((finding) => finding.level === level).length;
    return count > 0 ? [{ level, count }] : [];
  });
  return (
    <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 font-[620]">
      {counts.length === 0 && t('allGood')}
      {counts.map(({ level, count }) => {
        const { Icon, colour } = LOOKS[level];
        return (
          <span key={level} className={`inline-flex items-center gap-1.5 ${colour}`}>
            <Icon size={18} strokeWidth={2} aria-hidden="true" />
            {t('count', { level: t(`levels.${level}`), count: formatNumber(count) })}
          </span>
        );
      })}
    </p>
  );
}
