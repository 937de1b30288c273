import { useTranslation } from 'react-i18next';
import { betterWording } from '../../domain/scriptCheck/betterWordings';
import type { CheckedScript } from '../../domain/scriptCheck/checkedScript';
import type { Finding } from '../../domain/scriptCheck/checkScript';
import type { ScriptLanguage } from '../../domain/scriptCheck/phrases';
import type { Span } from '../../domain/scriptCheck/rules';
import { Chip } from '../Chip';
import { CopyButton } from '../CopyButton';
import { Part } from '../tool/result/ResultCard';
import { Disclosure } from './Disclosure';
import { LOOKS } from './levels';

interface Props {
  finding: Finding;
  script: CheckedScript;
  /** The language of the script, and so of its better wording. */
  language: ScriptLanguage;
  onShow?: ((span: Span) => void) | undefined;
}

/** A rule and whether it holds; expanded, it says what is wrong, where and why, and what to say instead. */
export function FindingRow({ finding, script, language, onShow }: Props) {
  const { t } = useTranslation('scriptCheck');
  const { Icon, colour } = LOOKS[finding.level];
  const better = 'problem' in finding && betterWording(finding.problem, language, script.product ?? '');
  return (
    <li>
      <Disclosure
        line={
          <>
            <Icon size={20} strokeWidth={2} aria-hidden="true" className={`flex-none ${colour}`} />
            <span className="flex-1 leading-snug font-[540]">{t(`rules.${finding.rule}.name`)}</span>
            <span className={`text-sm ${colour}`}>{t(`levels.${finding.level}`)}</span>
          </>
        }
      >
        <div className="flex flex-col gap-2.5 pb-4 ps-8">
          {'problem' in finding && (
            <>
              <p>{t(`problems.${finding.problem}`)}</p>
              <FoundWords text={script.text} at={finding.at} onShow={onShow} />
            </>
          )}
          {better && (
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <Part name={t('better')}>
                  <p lang={language} dir="auto" className="font-[620]">
                    {better}
                  </p>
                </Part>
              </div>
              <CopyButton text={better} />
            </div>
          )}
          <Part name={t('why')}>{t(`rules.${finding.rule}.why`)}</Part>
        </div>
      </Disclosure>
    </li>
  );
}

interface FoundProps {
  text: string;
  at: readonly Span[];
  onShow?: ((span: Span) => void) | undefined;
}

/** The words themselves; a tap marks them if their text is visible. */
function FoundWords({ text, at, onShow }: FoundProps) {
  const { t } = useTranslation('scriptCheck');
  if (at.length === 0) return null;
  return (
    <Part name={t('found')}>
      <ul className="flex flex-wrap gap-2">
        {at.map((span) => {
          const words = text.slice(span.start, span.end);
          return (
            <li key={span.start} dir="auto" className="min-w-0 break-words">
              {onShow ? (
                <Chip aria-label={t('showInText', { words })} onClick={() => onShow(span)}>
                  {words}
                </Chip>
              ) : (
                <mark className="rounded-[6px] bg-sunk px-1.5 py-0.5 text-ink">{words}</mark>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
