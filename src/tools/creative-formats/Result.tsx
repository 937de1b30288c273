import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import type { ResultProps } from '../../ui/tool/GuidedTool';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ScoreRing } from '../../ui/tool/ScoreRing';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { CreativeFormats, Format } from './generate';

export function Result({ result, answers, regenerate, reset }: ResultProps<CreativeFormats>) {
  const { t } = useTranslation('creative-formats');
  const { t: shared } = useTranslation('tool');
  const { product, formats, bestForBeginner, bestForViral } = result;

  const textOf = ({ title, script, visualIdea, soundSuggestion, callToAction }: Format) =>
    [
      [title],
      [t('labels.script'), ...script],
      [t('labels.visualIdea'), visualIdea],
      [t('labels.sound'), soundSuggestion],
      [t('labels.callToAction'), callToAction],
    ]
      .map((lines) => lines.join('\n'))
      .join('\n\n');
  const badgeOf = ({ id }: Format) => {
    if (id === bestForBeginner) return t('labels.bestForBeginner');
    return id === bestForViral ? t('labels.bestForViral') : undefined;
  };

  return (
    <ResultPage
      eyebrow={[answers.niche, product].join(' · ')}
      title={t('labels.title')}
      text={formats.map(textOf).join('\n\n\n')}
      buttons={[
        { label: t('labels.regenerate'), onClick: regenerate },
        { label: t('labels.otherProduct'), onClick: reset },
      ]}
    >
      {formats.map((format) => (
        <ResultCard
          key={format.id}
          eyebrow={`${format.icon} ${format.style} · ${t(`labels.difficulty.${format.difficulty}`)}`}
          badge={badgeOf(format)}
          meta={<ScoreRing score={format.engagement} label={shared('estimate.engagement')} />}
          actions={
            <>
              <CopyButton text={textOf(format)} />
              <KeepButton
                idea={{
                  title: format.title,
                  niche: answers.niche ?? '',
                  product,
                  hook: format.script[0],
                  script: textOf(format),
                  sourceTool: 'creative-formats',
                }}
              />
            </>
          }
        >
          <p className="text-soft">{format.description}</p>
          <Part name={t('labels.script')}>
            {format.script.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Part>
          <Part name={t('labels.visualIdea')}>{format.visualIdea}</Part>
          <Part name={t('labels.sound')}>{format.soundSuggestion}</Part>
          <Part name={t('labels.callToAction')}>{format.callToAction}</Part>
        </ResultCard>
      ))}
      <Notice>{t('labels.beforePosting')}</Notice>
      <Notice>{shared('estimate.note')}</Notice>
      <ToolLinks
        paths={['/viral-script-generator', '/tiktok-live-planner']}
        carry={{ product, niche: answers.niche ?? '' }}
      />
    </ResultPage>
  );
}
