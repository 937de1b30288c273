import { useTranslation } from 'react-i18next';
import { hashtagText, MOST_HASHTAGS } from '../../domain/hashtags/hashtags';
import { formatNumber } from '../../i18n/figures';
import { CopyButton } from '../../ui/CopyButton';
import { CopyChip } from '../../ui/CopyChip';
import { HashtagGroup } from '../../ui/tool/HashtagGroup';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ScriptCheck } from '../../ui/tool/ScriptCheck';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import type { Descriptions } from './generate';
import { lengthText, plainText } from './plainText';

export function Result({ result, regenerate, reset }: ResultProps<Descriptions>) {
  const { t } = useTranslation('descriptions');
  const { t: shared } = useTranslation('tool');
  const { niche, product, variants, bestChoice, trends } = result;
  const nicheName = shared(`niches.${niche}`);

  return (
    <ResultPage
      eyebrow={[nicheName, product].join(' · ')}
      title={t('labels.title')}
      text={() => plainText(result, t, shared)}
      buttons={[
        { label: t('labels.regenerate'), onClick: regenerate },
        { label: t('labels.otherProduct'), onClick: reset },
      ]}
    >
      {variants.map(({ type, name, description, shownName, hashtags, reasoning, recommended }) => (
        <ResultCard
          key={type}
          eyebrow={name}
          badge={recommended ? shared('result.recommended') : undefined}
          statement={description}
          meta={<span className="text-sm text-soft">{lengthText(description, t)}</span>}
          actions={
            <>
              <CopyButton text={description} />
              <KeepButton
                idea={{
                  title: [product, name].join(' · '),
                  description,
                  niche,
                  product,
                  hashtags,
                  sourceTool: 'descriptions',
                }}
              />
            </>
          }
        >
          <div>
            <CopyChip
              text={`${description} ${hashtagText(hashtags.slice(0, MOST_HASHTAGS))}`}
              label={t('labels.copyWithTags', { number: formatNumber(MOST_HASHTAGS) })}
            />
          </div>
          <Part name={t('labels.hashtags')}>
            <HashtagGroup tags={hashtags} name={[nicheName, product].join(' · ')} />
          </Part>
          <Part name={t('labels.why')}>{reasoning}</Part>
          <ScriptCheck script={{ text: description, product: shownName }} />
        </ResultCard>
      ))}
      <ResultCard eyebrow={`${t('labels.best')} · ${bestChoice.name}`} statement={bestChoice.explanation} />
      <ResultCard eyebrow={t('labels.trends')}>
        <ul className="list-disc ps-5">
          {trends.map((trend) => (
            <li key={trend} className="mt-1">
              {trend}
            </li>
          ))}
        </ul>
        <p className="text-sm text-soft">{shared('notice.general')}</p>
      </ResultCard>
      <Notice>{t('labels.beforePosting')}</Notice>
      <ToolLinks
        paths={['/title-generator', '/video-editing']}
        names={{ '/title-generator': t('labels.viralTitles'), '/video-editing': t('labels.editing') }}
        carry={{ product, niche: nicheName }}
      />
    </ResultPage>
  );
}
