import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { Chip } from '../../ui/Chip';
import { CopyButton } from '../../ui/CopyButton';
import { CopyChip } from '../../ui/CopyChip';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import { openedBy, type VideoStructure } from './generate';
import { blockTexts, plainText, timingText, totalText } from './plainText';
import { ScriptCard } from './ScriptCard';

export function Result({ result, regenerate, reset }: ResultProps<VideoStructure>) {
  const { t } = useTranslation('video-structure');
  const { t: shared } = useTranslation('tool');
  const { trend, niche, product, hook, transition, mainContent, callToAction, visualElements, filmingTips } = result;
  const [chosen, setChosen] = useState(hook.recommended);

  const script = openedBy(result.fullScript, hook.variants[chosen] ?? '');
  const texts = blockTexts(result, t);

  return (
    <ResultPage
      eyebrow={[trend, shared(`niches.${niche}`), product].filter(Boolean).join(' · ')}
      title={t('labels.title')}
      text={() => plainText(result, script, t, shared)}
      buttons={[
        { label: t('labels.newStructure'), onClick: reset },
        { label: t('labels.otherVersion'), onClick: regenerate },
      ]}
    >
      <ResultCard eyebrow={`${t('labels.blocks.hook')} · ${timingText(hook.timing, t)}`}>
        {hook.variants.map((variant, place) => (
          <div key={variant} className="border-b border-line pb-4">
            <p className="eyebrow">
              {t('labels.hookNumber', { number: formatNumber(place + 1) })}
              {place === hook.recommended && ` · ${shared('result.recommended')}`}
            </p>
            <p className="mt-1 text-[19px] leading-[1.32] font-[620] tracking-[-0.01em]">{variant}</p>
            <div className="mt-2 flex flex-wrap gap-2 print:hidden">
              <Chip aria-pressed={place === chosen} onClick={() => setChosen(place)}>
                {t('labels.openWith')}
              </Chip>
              <CopyChip text={variant} label={shared('result.copy')} />
            </div>
          </div>
        ))}
        <Part name={t('labels.explanation')}>{hook.explanation}</Part>
      </ResultCard>

      <ResultCard
        eyebrow={`${t('labels.blocks.transition')} · ${timingText(transition.timing, t)}`}
        statement={transition.content}
        actions={<CopyButton text={texts.transition} />}
      >
        <Part name={t('labels.technique')}>{transition.technique}</Part>
      </ResultCard>

      <ResultCard eyebrow={t('labels.blocks.main')} actions={<CopyButton text={texts.main} />}>
        <ol className="flex flex-col gap-5">
          {mainContent.steps.map(({ step, timing, action, rhythm }) => (
            <li key={step} className="flex flex-col gap-1">
              <p className="eyebrow">{timingText(timing, t)}</p>
              <p className="font-[620]">{step}</p>
              <Part name={t('labels.action')}>{action}</Part>
              <Part name={t('labels.rhythm')}>{rhythm}</Part>
            </li>
          ))}
        </ol>
        <Part name={t('labels.totalDuration')}>{totalText(result, t)}</Part>
      </ResultCard>

      <ResultCard
        eyebrow={`${t('labels.blocks.call')} · ${timingText(callToAction.timing, t)}`}
        statement={callToAction.script}
        actions={<CopyButton text={callToAction.script} />}
      >
        <Part name={t('labels.placement')}>{callToAction.placement}</Part>
      </ResultCard>

      <ResultCard eyebrow={t('labels.blocks.visuals')} actions={<CopyButton text={texts.visuals} />}>
        <Part name={t('labels.sounds')}>{visualElements.sounds}</Part>
        <Part name={t('labels.emojis')}>{visualElements.emojis.join(' ')}</Part>
        <Part name={t('labels.subtitles')}>{visualElements.subtitles}</Part>
        <Part name={t('labels.effects')}>{visualElements.effects}</Part>
      </ResultCard>

      <ScriptCard result={result} script={script} />

      <ResultCard eyebrow={t('labels.blocks.filming')} isWide actions={<CopyButton text={texts.filming} />}>
        <Part name={t('labels.lighting')}>{filmingTips.lighting}</Part>
        <Part name={t('labels.format')}>{filmingTips.format}</Part>
        <Part name={t('labels.emotion')}>{filmingTips.emotion}</Part>
        <Part name={t('labels.technical')}>
          <ul className="list-disc ps-5">
            {filmingTips.technical.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Part>
      </ResultCard>

      <Notice>{shared('notice.trends')}</Notice>
      <ToolLinks
        paths={['/video-editing', '/title-generator', '/description-generator']}
        carry={{ niche, ...(product && { product }) }}
      />
    </ResultPage>
  );
}
