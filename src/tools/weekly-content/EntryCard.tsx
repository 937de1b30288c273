import { useTranslation } from 'react-i18next';
import { hashtagText } from '../../domain/hashtags/hashtags';
import { formatNumber } from '../../i18n/figures';
import { localDate, localTime } from '../../lib/localDate';
import { CopyButton } from '../../ui/CopyButton';
import { CopyChip } from '../../ui/CopyChip';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { type Entry, HASHTAGS_SHOWN } from './generate';
import { instantOf } from './moments';
import { captionOf, dayName, entryText, timeOf } from './plainText';

interface Props {
  date: Date;
  entry: Entry;
  niche: string;
}

/** One video or live of the week; a live has an edge of ink. */
export function EntryCard({ date, entry, niche }: Props) {
  const { t } = useTranslation('weekly-content');
  const { t: shared } = useTranslation('tool');
  const { type, format, title, product, objective, trend, description, angle, hashtags, shopCTA, promoCode } = entry;
  const isLive = type === 'live';
  const startsAt = new Date(instantOf(date, entry));
  const eyebrow = `${timeOf(date, entry)} · ${t(`labels.${type}`)}`;

  return (
    <ResultCard
      eyebrow={eyebrow}
      name={`${dayName(date)} · ${eyebrow}`}
      badge={isLive ? t('labels.live') : undefined}
      statement={title}
      actions={
        <>
          <CopyButton text={entryText(date, entry, t)} />
          <KeepButton
            idea={{
              kind: type,
              title,
              description,
              niche,
              product,
              hook: title,
              script: captionOf(entry, t('labels.disclosure')),
              hashtags,
              sourceTool: 'weekly-content',
              slot: { date: localDate(startsAt), time: localTime(startsAt) },
            }}
          />
        </>
      }
    >
      <p className="text-soft">
        {format} · {product}
      </p>
      <Part name={t(isLive ? 'labels.liveDescription' : 'labels.description')}>{description}</Part>
      <Part name={t('labels.objective')}>{objective}</Part>
      <Part name={t('labels.angle')}>{angle}</Part>
      <Part name={t('labels.trend')}>{trend}</Part>
      <Part name={t('labels.cta')}>{shopCTA}</Part>
      {promoCode && (
        <Part name={t('labels.promoCode')}>
          <p>{promoCode.code}</p>
          {promoCode.isExample && <p className="text-sm text-soft">{shared('estimate.example')}</p>}
        </Part>
      )}
      <Part name={t('labels.hashtags')}>
        <p dir="auto" className="break-words">
          {hashtagText(hashtags.slice(0, HASHTAGS_SHOWN))}
        </p>
      </Part>
      <div className="flex flex-wrap gap-2">
        <CopyChip text={captionOf(entry, t('labels.disclosure'))} label={t('labels.copyCaption')} />
        <CopyChip
          text={hashtagText(hashtags)}
          label={t('labels.copyHashtags', { number: formatNumber(hashtags.length) })}
        />
      </div>
    </ResultCard>
  );
}
