import { formatDate, formatDayMonth, formatNumber } from '../../i18n/figures';
import type { ToolResult } from '../../ui/tool/result/model';
import { spokenText } from '../../ui/tool/result/resultText';
import { TOOL } from './dailyRun';
import type { Recommendation } from './generate';
import { codeCard, formatCard, hookCard, type Presenting, revenueCard, tipsCard } from './productCards';

/** Specification, trendScore: 'colour green at 85 or more, yellow at 70 or more, else red'. */
const SCORE_COLOURS = { good: 85, fair: 70 };

/**
 * A product of the day and all that its video needs.
 *
 * @param createVideo leads to the tool that makes the video, if there is one
 */
export function present(made: Recommendation, presenting: Presenting, createVideo?: () => void): ToolResult {
  const { t, shared, today } = presenting;
  const { niche, steps, name, hook, videoFormat, viralReason, trendScore, hashtags } = made;
  const nicheName = niche ? shared(`niches.${niche}`) : t('labels.anyNiche');
  const spokenCard = hookCard(made, presenting);

  return {
    eyebrow: [
      t(steps === 0 ? 'labels.today' : 'labels.further'),
      formatDayMonth(new Date(`${today}T12:00`)),
      nicheName,
    ].join(' · '),
    title: name,
    sections: [
      {
        cards: [
          {
            id: 'reason',
            rank: 'lead',
            eyebrow: t('labels.reason'),
            statement: viralReason,
            score: {
              value: trendScore.score,
              label: shared('estimate.viral'),
              why: scoreReason(made, presenting),
              colours: SCORE_COLOURS,
            },
            keep: {
              title: name,
              description: videoFormat.howTo,
              niche: niche ? nicheName : '',
              product: name,
              hook,
              script: spokenText(spokenCard),
              hashtags,
              sourceTool: TOOL,
            },
          },
          spokenCard,
          formatCard(made, presenting),
          codeCard(made, presenting),
          revenueCard(made, presenting),
          {
            id: 'hashtags',
            rank: 'detail',
            eyebrow: t('labels.hashtags'),
            blocks: [{ kind: 'hashtags', tags: hashtags, groupName: `${nicheName} · ${name}` }],
          },
          tipsCard(made, presenting),
        ],
      },
    ],
    notes: [`${t('labels.owned')} ${shared('estimate.note')}`, generalNote(presenting)],
    buttons: [
      ...(createVideo ? [{ label: t('labels.createVideo'), does: createVideo }] : []),
      { label: t('labels.next'), does: 'again' },
      ...(steps > 0 ? [{ label: t('labels.backToToday'), does: 'restart' } as const] : []),
    ],
  };
}

/** A general idea is never without the day and the season that it is read in. */
function generalNote({ t, shared, today, season }: Presenting): string {
  const day = formatDate(today, { day: 'numeric', month: 'long' });
  return [day, ...(season ? [t(`labels.seasons.${season}`)] : []), shared('notice.general')].join(' · ');
}

/** What the score is the sum of; without a niche it is fixed. */
function scoreReason({ trendScore: { parts }, timeToCreate }: Recommendation, { t }: Presenting): string {
  if (!parts) return t('labels.scoreFixed');
  return t('labels.scoreWhy', {
    format: formatNumber(parts.format),
    time: formatNumber(parts.time),
    minutes: formatNumber(timeToCreate),
  });
}
