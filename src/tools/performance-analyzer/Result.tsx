import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { Notice } from '../../ui/tool/result/Notice';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import { ResultPage } from '../../ui/tool/result/ResultPage';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';
import { plainText } from './analysisText';
import { Comparison } from './Comparison';
import type { Analysis } from './generate';
import { History } from './History';
import { verdictOf } from './measuredScores';
import { ScoreCard } from './ScoreCard';

interface Props {
  analysis: Analysis;
  /** The record that the figures were saved to, if any. */
  video: Video | undefined;
  videos: readonly Video[];
  onAgain: () => void;
}

/** The results: the scores and what they rest on, what to change, and the figures compared with the creator's own. */
export function Result({ analysis, video, videos, onAgain }: Props) {
  const { t } = useTranslation('performance-analyzer');
  const { t: shared } = useTranslation('tool');
  const { globalScore, product, niche, strengths, weaknesses, improvements, nextSteps, recommendation, doubts } =
    analysis;

  return (
    <ResultPage
      eyebrow={[shared(`niches.${niche}`), product].join(' · ')}
      title={doubts.length > 0 ? t('labels.doubts.title') : t(`labels.verdict.${verdictOf(globalScore)}`)}
      text={() => plainText(analysis, t)}
      buttons={[{ label: t('labels.again'), onClick: onAgain }]}
    >
      <ScoreCard analysis={analysis} />
      <div className="flex min-w-0 flex-col gap-4">
        {doubts.length > 0 && (
          <ResultCard eyebrow={t('labels.doubts.title')}>
            <Lines lines={doubts.map((doubt) => t(`labels.doubts.${doubt}`))} />
            <p className="text-sm text-soft">{t('labels.doubts.leftOut')}</p>
          </ResultCard>
        )}
        <ResultCard
          eyebrow={t('labels.recommendation')}
          statement={t(`labels.recommendations.${recommendation}`)}
          badge={shared('result.recommended')}
        >
          <p>{analysis.recommendationReason}</p>
        </ResultCard>
        <ResultCard eyebrow={t('labels.strengths')}>
          {strengths.length === 0 ? <p className="text-soft">{t('labels.noStrength')}</p> : <Lines lines={strengths} />}
        </ResultCard>
        <ResultCard eyebrow={t('labels.weaknesses')}>
          <Lines lines={weaknesses} />
        </ResultCard>
      </div>
      <Improvements improvements={improvements} />
      <ResultCard eyebrow={t('labels.nextSteps')}>
        <ol className="flex list-decimal flex-col gap-2 ps-5">
          {nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </ResultCard>
      <Comparison measured={analysis.measured} video={video} videos={videos} />
      {video?.measurements ? <History video={video} /> : <Notice>{t('labels.notKept')}</Notice>}
      <Notice>{t('labels.rules')}</Notice>
      <ToolLinks
        paths={['/viral-video-structure', '/content-tracker', '/publishing-scheduler']}
        carry={{ product, niche, ...(video && { video: video.id }) }}
      />
    </ResultPage>
  );
}

/** What to change, each with its impact and its effort. */
function Improvements({ improvements }: Pick<Analysis, 'improvements'>) {
  const { t } = useTranslation('performance-analyzer');
  return (
    <ResultCard eyebrow={t('labels.improvements')}>
      <ul className="flex flex-col gap-4">
        {improvements.map(({ category, suggestion, impact, effort }) => (
          <li key={category}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="font-[660]">{t(`labels.scores.${category}`)}</h3>
              <p className="text-sm text-soft">
                {t(`labels.impact.${impact}`)} · {t(`labels.effort.${effort}`)}
              </p>
            </div>
            <p className="mt-1 wrap-anywhere">{suggestion}</p>
          </li>
        ))}
      </ul>
    </ResultCard>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="flex list-disc flex-col gap-2 ps-5">
    {lines.map((line) => (
      <li key={line} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
);
