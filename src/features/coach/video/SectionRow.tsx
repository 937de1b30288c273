import { useTranslation } from 'react-i18next';
import type { AnalysisReport, VideoAnalysis } from '../../../contracts/videoAnalysis';
import type { Evidence } from '../../../domain/videoAnalysis/evidence';
import { type ScoredField, scoresIn } from '../../../domain/videoAnalysis/fieldScores';
import { Disclosure } from '../../../ui/scriptCheck/Disclosure';
import { EvidenceRow } from './EvidenceRow';
import { FoldedAdvice } from './FoldedAdvice';
import { FIELDS, type Section } from './fields';
import { ScoreMark, ScoreText } from './ScoreMark';

interface Props {
  section: Section;
  result: VideoAnalysis;
  evidence: readonly Evidence[];
  report: AnalysisReport;
  adviceLanguage: string | undefined;
}

/** A section of the result; opened, its fields, what each rests on, and what to do better. */
export function SectionRow({ section, result, evidence, report, adviceLanguage }: Props) {
  const { t } = useTranslation('video');
  const { score, recommendations } = result[section];
  const scores = scoresIn(result);
  const unscored = evidence.filter(({ field }) => field === section && section !== 'visual_quality');
  return (
    <li>
      <Disclosure
        line={
          <>
            <ScoreMark score={score} size={44} />
            <span className="flex-1 leading-snug font-[620]">
              {t(`sections.${section}`)}
              {score === null && (
                <span aria-hidden="true" className="block text-sm font-normal text-soft">
                  {t('result.notMeasured')}
                </span>
              )}
            </span>
          </>
        }
      >
        <div className="flex flex-col gap-5 pt-1 pb-5">
          {FIELDS[section].map((field) => (
            <Field
              key={field}
              field={field}
              isAlone={field === 'visual_quality'}
              score={scores[field]}
              evidence={evidence.filter((piece) => piece.field === field)}
              report={report}
            />
          ))}
          {unscored.length > 0 && <Pieces name={t('result.unscored')} evidence={unscored} report={report} />}
          {recommendations.length > 0 && (
            <div>
              <h4 className="text-sm text-soft">{t('result.recommendations')}</h4>
              <FoldedAdvice items={recommendations} lang={adviceLanguage} />
            </div>
          )}
        </div>
      </Disclosure>
    </li>
  );
}

interface FieldProps {
  field: ScoredField;
  /** The section has no other field: its score has already been given. */
  isAlone: boolean;
  score: number | null;
  evidence: readonly Evidence[];
  report: AnalysisReport;
}

function Field({ field, isAlone, score, evidence, report }: FieldProps) {
  const { t } = useTranslation('video');
  const known = evidence.map((piece) => piece.score).filter((one) => one !== null);
  const isJudged = score !== null && known.length === 0;
  // For light and sound, where a mean would hide the fault.
  const isWeakest = score === Math.min(...known) && known.some((one) => one !== score);
  return (
    <div>
      {!isAlone && (
        <div className="flex items-baseline justify-between gap-3">
          <h4 className="font-[620]">{t(`fields.${field}`)}</h4>
          <ScoreText score={score} />
        </div>
      )}
      {isJudged ? (
        <p className="text-sm text-soft">{t('result.judgedField')}</p>
      ) : (
        <Pieces evidence={evidence} report={report} />
      )}
      {isWeakest && <p className="text-sm text-soft">{t('result.weakest')}</p>}
    </div>
  );
}

interface PiecesProps {
  name?: string;
  evidence: readonly Evidence[];
  report: AnalysisReport;
}

const Pieces = ({ name, evidence, report }: PiecesProps) => (
  <div>
    {name && <h4 className="text-sm text-soft">{name}</h4>}
    <ul className="flex flex-col">
      {evidence.map((piece) => (
        <EvidenceRow key={piece.measure} evidence={piece} report={report} />
      ))}
    </ul>
  </div>
);
