import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { AnalysisReport, VideoAnswers } from '../../../contracts/videoAnalysis';
import { analyse } from '../../../domain/videoAnalysis/analyse';
import { evidenceOf } from '../../../domain/videoAnalysis/evidence';
import { shownLanguage } from '../../../i18n/i18n';
import { translationsStore } from '../../../i18n/translation/translations';
import { useTexts } from '../../../i18n/useTexts';
import { writtenTexts } from '../../../i18n/writtenTexts';
import { Disclosure } from '../../../ui/scriptCheck/Disclosure';
import { Notice } from '../../../ui/tool/result/Notice';
import { ToolLinks } from '../../../ui/tool/result/ToolLinks';
import { AnswerQuestions } from './AnswerQuestions';
import { FileFacts } from './FileFacts';
import { FoldedAdvice } from './FoldedAdvice';
import { SECTIONS } from './fields';
import { ReportActions } from './ReportActions';
import { ScoreMark } from './ScoreMark';
import { SectionRow } from './SectionRow';

interface Props {
  report: AnalysisReport;
  onAnswer: (answers: VideoAnswers) => void;
}

/**
 * The result of an analysis: the score, what to change first, the four sections with what each rests on, next steps.
 */
export function Report({ report, onAnswer }: Props) {
  const { t, i18n } = useTranslation('video');
  const { facts, answers, judged, modelProblem } = report;
  const language = shownLanguage(i18n.language);
  const texts = useTexts('videoAdvice');
  const { writtenIn } = writtenTexts('videoAdvice', language);
  const result = useMemo(
    () => analyse({ facts, answers, judged, language, texts }),
    [facts, answers, judged, language, texts],
  );
  const evidence = useMemo(() => evidenceOf(facts, answers), [facts, answers]);
  const [first, ...later] = result.improvement_priority;
  const isTranslated = useStore(translationsStore, ({ known, showsOriginals }) => known.size > 0 && !showsOriginals);
  // The language of its texts, unless they are translated, or a model has written in the chosen language.
  const adviceLanguage = writtenIn === language || judged || isTranslated ? undefined : writtenIn;

  return (
    <section
      aria-label={t('message.title', { name: report.fileName })}
      className="flex animate-appear flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      <header>
        <p className="eyebrow">{t('result.eyebrow')}</p>
        <h2 className="mt-1 leading-snug font-[680] wrap-anywhere">
          <bdi>{report.fileName}</bdi>
        </h2>
        <FileFacts facts={facts} />
      </header>

      <div className="flex items-center gap-4">
        <ScoreMark score={result.overall_score} size={76} />
        <div>
          <h3 className="subtitle">{t('result.overall')}</h3>
          <p className="text-sm text-soft">{t(judged ? 'result.byModel' : 'result.byDevice')}</p>
        </div>
      </div>
      {result.overall_score === null && <Notice>{t('result.noScore')}</Notice>}
      {modelProblem && <Notice>{t(`modelProblems.${modelProblem}`)}</Notice>}

      {first && (
        <div className="rounded-button border-[1.5px] border-ink p-3.5">
          <h3 className="eyebrow">{t('result.first')}</h3>
          <p className="mt-1.5 leading-snug font-[620]">
            <bdi lang={adviceLanguage}>{first}</bdi>
          </p>
        </div>
      )}

      <ul className="divide-y divide-line border-y border-line">
        {SECTIONS.map((section) => (
          <SectionRow
            key={section}
            section={section}
            result={result}
            evidence={evidence}
            report={report}
            adviceLanguage={adviceLanguage}
          />
        ))}
        {later.length > 0 && (
          <li>
            <Disclosure line={<h3 className="font-[540]">{t('result.priorities')}</h3>}>
              <FoldedAdvice items={later} lang={adviceLanguage} isOrdered />
            </Disclosure>
          </li>
        )}
        {result.next_steps.length > 0 && (
          <li>
            <Disclosure line={<h3 className="font-[540]">{t('result.nextSteps')}</h3>}>
              <FoldedAdvice items={result.next_steps} lang={adviceLanguage} isOrdered />
            </Disclosure>
          </li>
        )}
        <li>
          <AnswerQuestions answers={answers} onAnswer={onAnswer} />
        </li>
      </ul>

      <ReportActions report={report} result={result} />
      <ToolLinks paths={['/pre-publication-checklist']} />
    </section>
  );
}
