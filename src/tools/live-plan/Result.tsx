import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { Chip } from '../../ui/Chip';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { dotted } from '../../ui/tool/listText';
import { Notice } from '../../ui/tool/Notice';
import { OfferField } from '../../ui/tool/OfferField';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ScoreRing } from '../../ui/tool/ScoreRing';
import { ScriptCheck } from '../../ui/tool/ScriptCheck';
import { TeleprompterButton } from '../../ui/tool/TeleprompterButton';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import { type LivePlan, openedBy } from './generate';
import { Lines } from './Lines';
import { LiveTimeCard } from './LiveTimeCard';
import { nextTake } from './nextTake';
import { PlanCards } from './PlanCards';
import { plainText, scriptText } from './plainText';
import { scriptParts } from './scriptParts';
import { useRecap } from './useRecap';

export function Result({ result, answers, regenerate, reset }: ResultProps<LivePlan>) {
  const { t } = useTranslation('live-plan');
  const { t: shared } = useTranslation('tool');
  const { product, introduction, salesMoment } = result;
  const recap = useRecap(answers);
  const [opening, setOpening] = useState(0);

  const hook = introduction.hooks[opening];
  const script = hook ? openedBy(result.detailedScript, hook) : result.detailedScript;
  const parts = scriptParts(script, t);
  const spoken = scriptText(script, t);
  const liveTitle = `${t('labels.live')} · ${product}`;

  return (
    <ResultPage
      eyebrow={`${recap.niche} · ${recap.duration}`}
      title={t('labels.title')}
      text={() => plainText(result, Object.values(recap), spoken, t, shared)}
      buttons={[
        { label: t('labels.newPlan'), onClick: regenerate },
        { label: t('labels.newScript'), onClick: nextTake },
        { label: t('labels.otherProduct'), onClick: reset },
      ]}
    >
      <ResultCard eyebrow={t('labels.recap')} statement={product}>
        <Part name={t('labels.recapParts.niche')}>{recap.niche}</Part>
        <Part name={t('labels.recapParts.experience')}>{recap.experience}</Part>
        <Part name={t('labels.recapParts.duration')}>{recap.duration}</Part>
        <Part name={t('labels.recapParts.objective')}>
          <p>{recap.objective}</p>
          <p className="mt-1 text-soft">{result.focus}</p>
        </Part>
      </ResultCard>

      {introduction.hooks.map(({ text, reasoning, viralScore, isRecommended }, place) => (
        <ResultCard
          key={text}
          eyebrow={t('labels.hook', { number: formatNumber(place + 1) })}
          badge={isRecommended ? shared('result.recommended') : undefined}
          statement={text}
          meta={<ScoreRing score={viralScore} label={shared('estimate.viral')} why={t('labels.why')} />}
          actions={<CopyButton text={text} />}
        >
          <p className="text-soft">{reasoning}</p>
          <Chip aria-pressed={place === opening} onClick={() => setOpening(place)} className="self-start print:hidden">
            {t('labels.openWith')}
          </Chip>
        </ResultCard>
      ))}

      <ResultCard
        eyebrow={`${t('labels.introTips')} · ${introduction.duration}`}
        actions={<CopyButton text={dotted(introduction.tips).join('\n')} />}
      >
        <Lines items={introduction.tips} />
      </ResultCard>

      <PlanCards plan={result} />

      <ResultCard
        eyebrow={t('labels.salesMoment')}
        statement={salesMoment.script}
        actions={<CopyButton text={salesMoment.say} />}
      >
        {salesMoment.isExample && <p className="text-sm text-soft">{shared('estimate.example')}</p>}
        <OfferField
          tool="live-plan"
          offer={answers.offer ?? ''}
          label={t('labels.offer')}
          placeholder={t('labels.offerPlaceholder')}
          note={t('labels.withoutOffer')}
        />
        {salesMoment.isExample && <Part name={t('labels.sayMeanwhile')}>{salesMoment.say}</Part>}
        <Part name={t('labels.saleTiming')}>{salesMoment.timing}</Part>
        <Part name={t('labels.display')}>
          <Lines items={salesMoment.productDisplayTips} />
        </Part>
      </ResultCard>

      <ResultCard
        eyebrow={t('labels.script')}
        actions={
          <>
            <CopyButton text={spoken} label={t('labels.copyScript')} />
            <KeepButton
              key={spoken}
              idea={{
                title: liveTitle,
                niche: answers.niche ?? '',
                product,
                hook: hook?.text,
                script: spoken,
                sourceTool: 'live-plan',
              }}
            />
          </>
        }
      >
        {parts.map(({ heading, lines }) => (
          <Part key={heading} name={heading}>
            {lines.map((line) => (
              <p key={line} className="mt-1">
                {line}
              </p>
            ))}
          </Part>
        ))}
        <Part name={t('labels.loop')}>{result.loop}</Part>
        <Part name={t('labels.onScreen')}>{t('labels.disclosure')}</Part>
        <TeleprompterButton key={spoken} script={{ title: liveTitle, parts }} />
        <ScriptCheck
          script={{ text: parts.flatMap(({ lines }) => lines).join('\n'), product, onScreen: t('labels.disclosure') }}
        />
      </ResultCard>

      <LiveTimeCard product={product} niche={answers.niche ?? ''} />

      <Notice>
        {t('labels.truth')} {shared('estimate.note')}
      </Notice>
      {/* One asks for the niche in words, the other offers the same ids. */}
      <ToolLinks paths={['/creative-formats']} carry={{ product, niche: recap.niche }} />
      <ToolLinks paths={['/product-recommendations']} carry={{ niche: answers.niche ?? '' }} />
    </ResultPage>
  );
}
