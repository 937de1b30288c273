import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchCountry } from '../../domain/countries';
import { formatNumber } from '../../i18n/figures';
import { Chip } from '../../ui/Chip';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Notice } from '../../ui/tool/Notice';
import { OfferField } from '../../ui/tool/OfferField';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ScoreRing } from '../../ui/tool/ScoreRing';
import { ScriptCheck } from '../../ui/tool/ScriptCheck';
import { TeleprompterButton } from '../../ui/tool/TeleprompterButton';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import { type ShopScript, spokenParts } from './generate';
import { partTexts, plainText } from './plainText';

export function Result({ result, answers, regenerate, reset }: ResultProps<ShopScript>) {
  const { t } = useTranslation('shop-script');
  const { t: shared } = useTranslation('tool');
  const { product, hooks, demoVisual, highlightFunction, callToAction, trendEffect, viralMusic, disclosure } = result;
  const { niche = '', country = '', offer = '' } = answers;
  const [chosen, setChosen] = useState(0);

  const opening = hooks[chosen];
  const parts = opening ? spokenParts(result, opening) : [];
  const script = parts.flatMap(({ lines }) => lines);
  const spoken = script.join('\n');
  const texts = partTexts(result, t);
  const nameOf = (place: number) => t('labels.hook', { number: formatNumber(place + 1) });
  const names = {
    hook: nameOf(chosen),
    demo: t('labels.demo'),
    feature: t('labels.feature'),
    callToAction: t('labels.callToAction'),
  };

  return (
    <ResultPage
      eyebrow={[niche, country].join(' · ')}
      title={t('labels.title')}
      text={() => plainText(result, script, t, shared)}
      buttons={[
        { label: t('labels.newScript'), onClick: regenerate },
        { label: t('labels.otherProduct'), onClick: reset },
      ]}
    >
      <ResultCard
        eyebrow={t('labels.product')}
        statement={product}
        actions={
          <>
            <CopyButton text={spoken} label={t('labels.copyScript')} />
            <KeepButton
              key={spoken}
              idea={{
                title: product,
                niche,
                product,
                hook: opening?.text,
                script: spoken,
                sourceTool: 'shop-script',
              }}
            />
          </>
        }
      >
        <Part name={t('labels.script')}>
          {script.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Part>
        <Part name={t('labels.onScreen')}>
          <p>{disclosure.onScreen}</p>
          <p className="mt-1 text-sm text-soft">{disclosure.note}</p>
        </Part>
        <TeleprompterButton
          key={spoken}
          script={{ title: product, parts: parts.map(({ id, lines }) => ({ name: names[id], lines })) }}
        />
        <ScriptCheck
          script={{ text: spoken, product, country: matchCountry(country), onScreen: disclosure.onScreen }}
        />
      </ResultCard>

      {hooks.map(({ text, emotion, viralScore, isRecommended }, place) => (
        <ResultCard
          key={text}
          eyebrow={`${nameOf(place)} · ${emotion}`}
          badge={isRecommended ? shared('result.recommended') : undefined}
          statement={text}
          meta={<ScoreRing score={viralScore} label={shared('estimate.viral')} why={t('labels.why')} />}
          actions={<CopyButton text={text} />}
        >
          <Chip aria-pressed={place === chosen} onClick={() => setChosen(place)} className="self-start print:hidden">
            {t('labels.openWith')}
          </Chip>
        </ResultCard>
      ))}

      <ResultCard
        eyebrow={`${t('labels.demo')} · ${demoVisual.timing}`}
        statement={demoVisual.description}
        actions={<CopyButton text={texts.demo} />}
      >
        <Part name={t('labels.say')}>{demoVisual.say}</Part>
        <Part name={t('labels.filmingTips')}>
          <ul className="list-disc ps-5">
            {demoVisual.filmingTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Part>
      </ResultCard>

      <ResultCard
        eyebrow={t('labels.feature')}
        statement={highlightFunction.keyFeature}
        actions={<CopyButton text={texts.feature} />}
      >
        <Part name={t('labels.demonstration')}>{highlightFunction.demonstration}</Part>
        <Part name={t('labels.say')}>{highlightFunction.say}</Part>
        <Part name={t('labels.whyDifferent')}>{highlightFunction.whyDifferent}</Part>
      </ResultCard>

      <ResultCard
        eyebrow={`${t('labels.callToAction')} · ${callToAction.timing}`}
        statement={callToAction.text}
        actions={<CopyButton text={callToAction.say} />}
      >
        {callToAction.isExample && <p className="text-sm text-soft">{shared('estimate.example')}</p>}
        <OfferField
          tool="shop-script"
          offer={offer}
          label={t('labels.offer')}
          placeholder={t('labels.offerPlaceholder')}
          note={t('labels.withoutOffer')}
        />
        {callToAction.isExample && <Part name={t('labels.say')}>{callToAction.say}</Part>}
        <Part name={t('labels.emphasis')}>{callToAction.emphasis}</Part>
      </ResultCard>

      <ResultCard eyebrow={t('labels.trend')} statement={trendEffect.style} actions={<CopyButton text={texts.trend} />}>
        <p className="text-soft">{trendEffect.description}</p>
        <Part name={t('labels.implementation')}>{trendEffect.implementation}</Part>
        <p className="text-sm text-soft">{shared('notice.general')}</p>
      </ResultCard>

      <ResultCard
        eyebrow={t('labels.music')}
        statement={viralMusic.suggestion}
        actions={<CopyButton text={texts.music} />}
      >
        <Part name={t('labels.ambiance')}>{viralMusic.ambiance}</Part>
        <Part name={t('labels.reasoning')}>{viralMusic.reasoning}</Part>
        <p className="text-sm text-soft">{t('labels.commercialSound')}</p>
      </ResultCard>

      <Notice>
        {t('labels.truth')} {shared('estimate.note')}
      </Notice>
      <ToolLinks paths={['/tiktok-live-planner', '/product-recommendations']} carry={{ product, niche, country }} />
    </ResultPage>
  );
}
