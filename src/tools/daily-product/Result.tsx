import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDayMonth, formatNumber } from '../../i18n/figures';
import { CopyButton } from '../../ui/CopyButton';
import { ScreenNames } from '../../ui/screenNames';
import { HashtagGroup } from '../../ui/tool/HashtagGroup';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Notice } from '../../ui/tool/Notice';
import { OfferField } from '../../ui/tool/OfferField';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ScoreRing } from '../../ui/tool/ScoreRing';
import { ScriptCheck } from '../../ui/tool/ScriptCheck';
import { beginDay, show, TOOL } from './dailyRun';
import type { Recommendation } from './generate';
import { NicheChips } from './NicheChips';
import { plainText, revenueTexts } from './plainText';

/** Specification, trendScore: 'colour green at 85 or more, yellow at 70 or more, else red'. */
const SCORE_COLOURS = { good: 85, fair: 70 };

const VIDEO_STRUCTURE = '/viral-video-structure';

interface Props {
  /** '2026-11-22'. */
  today: string;
  result: Recommendation;
  /** What is in the field for the creator's own promo code. */
  offer: string;
}

export function Result({ today, result, offer }: Props) {
  const { t } = useTranslation('daily-product');
  const { t: shared } = useTranslation('tool');
  const navigate = useNavigate();
  const nameOf = use(ScreenNames);
  const [round, setRound] = useState(0);
  const { niche, steps, name, hook, shopCTA, videoFormat, difficulty, timeToCreate, trendScore } = result;

  useEffect(() => beginDay(today), [today]);

  /** Another product begins at the top of the page again. */
  const goTo = (next: number) => {
    show(today, niche, next);
    setRound(round + 1);
  };
  /** Without a niche the name is no product that one could search for. */
  const carried = niche ? `?${new URLSearchParams({ product: name, niche })}` : '';

  const nicheName = niche ? shared(`niches.${niche}`) : t('labels.anyNiche');
  const minutes = formatNumber(timeToCreate);
  const ownCode = offer.trim();
  const spoken = [hook, shopCTA].join('\n');
  const revenue = revenueTexts(result, t);
  const why = trendScore.parts
    ? t('labels.scoreWhy', {
        format: formatNumber(trendScore.parts.format),
        time: formatNumber(trendScore.parts.time),
        minutes,
      })
    : t('labels.scoreFixed');

  return (
    <ResultPage
      key={round}
      eyebrow={[
        t(steps === 0 ? 'labels.today' : 'labels.further'),
        formatDayMonth(new Date(`${today}T12:00`)),
        nicheName,
      ].join(' · ')}
      title={name}
      text={() => plainText(result, ownCode, t, shared)}
      buttons={[
        ...(nameOf(VIDEO_STRUCTURE)
          ? [{ label: t('labels.createVideo'), onClick: () => navigate(VIDEO_STRUCTURE + carried) }]
          : []),
        { label: t('labels.next'), onClick: () => goTo(steps + 1) },
        ...(steps > 0 ? [{ label: t('labels.backToToday'), onClick: () => goTo(0) }] : []),
      ]}
    >
      <NicheChips legend={t('labels.niche')} chosen={niche} onChoose={(chosen) => show(today, chosen, 0)} />

      <ResultCard
        eyebrow={t('labels.reason')}
        statement={result.viralReason}
        meta={<ScoreRing score={trendScore.score} label={shared('estimate.viral')} why={why} colours={SCORE_COLOURS} />}
        actions={
          <KeepButton
            idea={{
              title: name,
              description: videoFormat.howTo,
              niche: niche ? nicheName : '',
              product: name,
              hook,
              script: spoken,
              hashtags: result.hashtags,
              sourceTool: TOOL,
            }}
          />
        }
      />

      <ResultCard eyebrow={t('labels.hook')} statement={hook} actions={<CopyButton text={spoken} />}>
        <Part name={t('labels.callToAction')}>{shopCTA}</Part>
        <Part name={t('labels.onScreen')}>{t('labels.disclosure')}</Part>
        <ScriptCheck script={{ text: spoken, product: name, onScreen: t('labels.disclosure') }} />
      </ResultCard>

      <ResultCard
        eyebrow={`${t('labels.format')} · ${t(`labels.formats.${videoFormat.id}`)}`}
        statement={videoFormat.howTo}
        actions={<CopyButton text={videoFormat.howTo} />}
        meta={
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <span className="rounded-[10px] border border-edge px-2.5 py-1 text-[12.5px] leading-tight font-[640]">
              {t(`labels.difficulty.${difficulty}`)}
            </span>
            {t('labels.time', { minutes })}
          </p>
        }
      />

      <ResultCard eyebrow={t('labels.code')} statement={ownCode || result.promoCode}>
        {!ownCode && <p className="text-sm text-soft">{shared('estimate.example')}</p>}
        <OfferField
          tool={TOOL}
          offer={offer}
          label={t('labels.yourCode')}
          placeholder={t('labels.codePlaceholder', { code: result.promoCode })}
          note={t('labels.codeNote')}
        />
      </ResultCard>

      <ResultCard eyebrow={t('labels.revenue')} statement={revenue.range}>
        <p className="text-sm text-soft">{revenue.sum}</p>
      </ResultCard>

      <ResultCard eyebrow={t('labels.hashtags')}>
        <HashtagGroup key={result.id} tags={result.hashtags} name={`${nicheName} · ${name}`} />
      </ResultCard>

      <ResultCard eyebrow={t('labels.tips')} isWide actions={<CopyButton text={result.postingTips.join('\n')} />}>
        <ul className="list-disc ps-5">
          {result.postingTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </ResultCard>

      <Notice>
        {t('labels.owned')} {shared('estimate.note')}
      </Notice>
    </ResultPage>
  );
}
