import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ScoreRing } from '../../ui/tool/ScoreRing';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import type { CreativeFormats, Format } from './generate';
import { formatText, plainText } from './plainText';

export function Result({ result, answers, regenerate, reset }: ResultProps<CreativeFormats>) {
  const { t } = useTranslation('creative-formats');
  const { t: shared } = useTranslation('tool');
  const { product, formats, bestForBeginner, bestForViral } = result;
  const { niche = '', country = '' } = answers;

  const badgeOf = ({ id }: Format) => {
    if (id === bestForBeginner) return t('labels.bestForBeginner');
    return id === bestForViral ? t('labels.bestForViral') : undefined;
  };

  return (
    <ResultPage
      eyebrow={[niche, product].join(' · ')}
      title={t('labels.title')}
      text={() => plainText(result, t, shared)}
      buttons={[
        { label: t('labels.regenerate'), onClick: regenerate },
        { label: t('labels.otherProduct'), onClick: reset },
      ]}
    >
      {formats.map((format) => (
        <ResultCard
          key={format.id}
          eyebrow={`${format.icon} ${format.style}`}
          badge={badgeOf(format)}
          meta={
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ScoreRing
                score={format.engagement}
                label={shared('estimate.engagement')}
                isPercent
                why={t('labels.why')}
              />
              <span className="rounded-[10px] border border-edge px-2.5 py-1 text-[12.5px] leading-tight font-[640]">
                {t(`labels.difficulty.${format.difficulty}`)}
              </span>
            </div>
          }
          actions={
            <>
              <CopyButton text={formatText(format, t)} />
              <KeepButton
                idea={{
                  title: format.title,
                  niche,
                  product,
                  hook: format.script[0],
                  script: formatText(format, t),
                  sourceTool: 'creative-formats',
                }}
              />
            </>
          }
        >
          <p className="text-soft">{format.description}</p>
          <Part name={t('labels.script')}>
            {format.script.map((line) => (
              <p key={line} className="mt-1">
                {line}
              </p>
            ))}
          </Part>
          <Part name={t('labels.visualIdea')}>{format.visualIdea}</Part>
          <Part name={t('labels.sound')}>{format.soundSuggestion}</Part>
          <Part name={t('labels.callToAction')}>{format.callToAction}</Part>
        </ResultCard>
      ))}
      <Notice>{t('labels.beforePosting')}</Notice>
      <Notice>{shared('estimate.note')}</Notice>
      <ToolLinks paths={['/viral-script-generator', '/tiktok-live-planner']} carry={{ product, niche, country }} />
    </ResultPage>
  );
}
