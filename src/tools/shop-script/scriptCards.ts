import { secondsToSay } from '../../domain/products/secondsToSay';
import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Block, Card } from '../../ui/tool/result/model';
import type { ShopScript } from './shopScript';
import { calledWith, spokenParts } from './spoken';

type Words = Presenting<'shop-script'>;

/** What is filmed from second to second, opened by the chosen hook; nothing where the texts do not say. */
export function shotsCard(made: ShopScript, chosen: number, { t, answers }: Words): Card[] {
  const hook = made.hooks[chosen];
  if (!hook) return [];
  let second = 0;
  const steps = spokenParts(made, hook, answers.offer).map(({ id, lines, shot = made.demoVisual.description }) => {
    const from = second;
    second += secondsToSay(lines);
    return {
      when: `${formatNumber(from)}–${formatNumber(second)} s`,
      title: id === 'hook' ? t('labels.opening') : t(`labels.${id}`),
      blocks: [{ kind: 'text', lines: [shot] } satisfies Block],
    };
  });
  return [
    {
      id: 'shots',
      rank: 'detail',
      eyebrow: t('labels.shots'),
      blocks: [{ kind: 'steps', steps }],
      copy: { what: 'card' },
    },
  ];
}

export function demoCard({ demoVisual }: ShopScript, { t }: Words): Card {
  return {
    id: 'demo',
    rank: 'detail',
    eyebrow: `${t('labels.demo')} · ${demoVisual.timing}`,
    statement: demoVisual.description,
    blocks: [
      { kind: 'text', name: t('labels.say'), lines: [demoVisual.say], isSpoken: true },
      { kind: 'list', name: t('labels.filmingTips'), items: demoVisual.filmingTips },
    ],
    copy: { what: 'card' },
  };
}

export function featureCard({ highlightFunction }: ShopScript, { t }: Words): Card {
  return {
    id: 'feature',
    rank: 'detail',
    eyebrow: t('labels.feature'),
    statement: highlightFunction.keyFeature,
    blocks: [
      { kind: 'text', name: t('labels.demonstration'), lines: [highlightFunction.demonstration] },
      { kind: 'text', name: t('labels.say'), lines: [highlightFunction.say], isSpoken: true },
      { kind: 'text', name: t('labels.whyDifferent'), lines: [highlightFunction.whyDifferent] },
    ],
    copy: { what: 'card' },
  };
}

/** The creator types a discount here; while there is none, the copied text states none. */
export function callCard({ callToAction }: ShopScript, { t, shared, answers: { offer = '' } }: Words): Card {
  const { text, isExample, say } = calledWith(callToAction, offer);
  const example: Block = { kind: 'text', lines: [shared('estimate.example')], tone: 'note' };
  return {
    id: 'callToAction',
    rank: 'lead',
    eyebrow: `${t('labels.callToAction')} · ${callToAction.timing}`,
    statement: text,
    blocks: [
      ...(isExample ? [example] : []),
      {
        kind: 'offer',
        offer,
        label: t('labels.offer'),
        placeholder: t('labels.offerPlaceholder'),
        note: t('labels.withoutOffer'),
      },
      ...(isExample ? [{ kind: 'text', name: t('labels.say'), lines: [say], isSpoken: true } satisfies Block] : []),
      { kind: 'text', name: t('labels.emphasis'), lines: [callToAction.emphasis] },
    ],
    copy: { what: isExample ? 'spoken' : 'statement' },
  };
}

export function trendCard({ trendEffect }: ShopScript, { t, shared }: Words): Card {
  return {
    id: 'trend',
    rank: 'detail',
    eyebrow: t('labels.trend'),
    statement: trendEffect.style,
    blocks: [
      { kind: 'text', lines: [trendEffect.description], tone: 'soft' },
      { kind: 'text', name: t('labels.implementation'), lines: [trendEffect.implementation] },
      { kind: 'text', lines: [shared('notice.general')], tone: 'note' },
    ],
    copy: { what: 'card' },
  };
}

export function musicCard({ viralMusic }: ShopScript, { t }: Words): Card {
  return {
    id: 'music',
    rank: 'detail',
    eyebrow: t('labels.music'),
    statement: viralMusic.suggestion,
    blocks: [
      { kind: 'text', name: t('labels.ambiance'), lines: [viralMusic.ambiance] },
      { kind: 'text', name: t('labels.reasoning'), lines: [viralMusic.reasoning] },
      { kind: 'text', lines: [t('labels.commercialSound')], tone: 'note' },
    ],
    copy: { what: 'card' },
  };
}
