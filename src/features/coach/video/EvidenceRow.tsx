import { useTranslation } from 'react-i18next';
import type { AnalysisReport, Thumbnail } from '../../../contracts/videoAnalysis';
import type { Evidence } from '../../../domain/videoAnalysis/evidence';
import { formatMinutes, formatTarget, formatValue } from './formatEvidence';
import { ScoreText } from './ScoreMark';

/** A picture shows a moment if it is at most this far away, s. */
const NEAR = 0.75;

/** The picture nearest to a moment of the video, if there is one near enough. */
function pictureAt(at: number, pictures: readonly Thumbnail[]): Thumbnail | undefined {
  const distance = (picture: Thumbnail) => Math.abs(picture.at - at);
  const [nearest] = [...pictures].sort((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= NEAR ? nearest : undefined;
}

/** One thing that was measured or answered: its value, what it is judged by, and the moment that shows it. */
export function EvidenceRow({ evidence, report }: { evidence: Evidence; report: AnalysisReport }) {
  const { t } = useTranslation('video');
  const { measure, value, score, at, source } = evidence;
  /** The question is the whole field, whose name and score are above. */
  const isWholeField = source === 'answer';
  const target = formatTarget(evidence, t);
  const picture = at === null ? undefined : pictureAt(at, report.thumbnails);
  return (
    <li className="flex gap-3 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1">
        {!isWholeField && (
          <div className="flex items-baseline justify-between gap-3">
            <span className="font-[540]">{t(`measures.${measure}.name`)}</span>
            {score !== null && <ScoreText score={score} />}
          </div>
        )}
        <p className="text-sm">
          <bdi>{formatValue(evidence, report.facts, t)}</bdi>
          {at !== null && value !== null && (
            <span className="text-soft">
              {' · '}
              <bdi>{t('result.at', { moment: formatMinutes(at) })}</bdi>
            </span>
          )}
        </p>
        <p className="text-sm text-soft">
          {t(`measures.${measure}.what`)} {target && t('result.target', { target, source: t(`sources.${source}`) })}
        </p>
      </div>
      {picture && (
        <img
          src={picture.url}
          alt={t('result.picture', { moment: formatMinutes(picture.at) })}
          className="h-20 max-w-24 flex-none rounded-[10px] border border-line object-contain"
        />
      )}
    </li>
  );
}
