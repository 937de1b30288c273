import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { Notice } from '../../ui/tool/result/Notice';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import { ResultPage } from '../../ui/tool/result/ResultPage';
import { CardView } from '../../ui/tool/result/ResultView';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';
import { Comparison } from './Comparison';
import type { Analysis } from './generate';
import { History } from './History';
import { analysisText, type Presented, present } from './present';
import { ScoreCard } from './ScoreCard';

interface Props {
  analysis: Analysis;
  /** The record that the figures were saved to, if any. */
  video: Video | undefined;
  videos: readonly Video[];
  onAgain: () => void;
}

const AROUND = { tool: 'performance-analyzer', answers: {} };

/** The results: the scores and what they rest on, what to change, and the figures compared with the creator's own. */
export function Result({ analysis, video, videos, onAgain }: Props) {
  const { t } = useTranslation('performance-analyzer');
  const { t: shared } = useTranslation('tool');
  const { product, niche } = analysis;
  const presented = present(analysis, { video, videos }, { t, shared });
  const { eyebrow, title, findings, improvements, nextSteps, comparison } = presented;

  return (
    <ResultPage
      eyebrow={eyebrow}
      title={title}
      text={() => analysisText(presented, { t })}
      buttons={[{ label: t('labels.again'), onClick: onAgain }]}
    >
      <ScoreCard {...presented} />
      <div className="flex min-w-0 flex-col gap-4">
        {findings.map((card) => (
          <CardView key={card.id} card={card} around={AROUND} />
        ))}
      </div>
      <Improvements improvements={improvements} />
      <CardView card={nextSteps} around={AROUND} />
      <Comparison rows={comparison} />
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
function Improvements({ improvements }: Pick<Presented, 'improvements'>) {
  const { t } = useTranslation('performance-analyzer');
  return (
    <ResultCard eyebrow={t('labels.improvements')}>
      <ul className="flex flex-col gap-4">
        {improvements.map(({ eyebrow, badge, text }) => (
          <li key={eyebrow}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="font-[660]">{eyebrow}</h3>
              <p className="text-sm text-soft">{badge}</p>
            </div>
            <p className="mt-1 wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </ResultCard>
  );
}
