import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Block, Card } from '../../ui/tool/result/model';
import { spokenText, timedText } from '../../ui/tool/result/resultText';
import { type Decided, detailedScript, saleWith } from './detailedScript';
import type { LivePlan } from './livePlan';

type Words = Presenting<'live-plan'>;

/** The creator types an offer here; while there is none, the copied text states none. */
export function saleCard(plan: LivePlan, { t, shared, answers: { offer = '' } }: Words): Card {
  const { timing, productDisplayTips } = plan.salesMoment;
  const { text, isExample, say } = saleWith(plan, offer);
  const example: Block = { kind: 'text', lines: [shared('estimate.example')], tone: 'note' };
  const meanwhile: Block = { kind: 'text', name: t('labels.sayMeanwhile'), lines: [say], isSpoken: true };
  return {
    id: 'sale',
    rank: 'lead',
    eyebrow: t('labels.salesMoment'),
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
      ...(isExample ? [meanwhile] : []),
      { kind: 'text', name: t('labels.saleTiming'), lines: [timing] },
      { kind: 'list', name: t('labels.display'), items: productDisplayTips },
    ],
    copy: { what: isExample ? 'spoken' : 'statement' },
  };
}

/** Everything that is said, part by part, and what is shown on screen. */
export function scriptCard(plan: LivePlan, decided: Decided, { t, answers: { niche = '' } }: Words): Card {
  const { product, loop } = plan;
  const title = `${t('labels.live')} · ${product}`;
  const parts = detailedScript(plan, decided).map((part) => ({ ...part, name: t(`labels.parts.${part.id}`) }));
  const card: Card = {
    id: 'script',
    rank: 'lead',
    eyebrow: t('labels.script'),
    blocks: [
      {
        kind: 'steps',
        steps: parts.map(({ name, minutes: { from, to }, lines }) => ({
          when: t('labels.minutes', { from: formatNumber(from), to: formatNumber(to) }),
          title: name,
          blocks: [{ kind: 'text', lines, isSpoken: true }],
        })),
      },
      { kind: 'text', name: t('labels.loop'), lines: [loop] },
      { kind: 'text', name: t('labels.onScreen'), lines: [t('labels.disclosure')] },
    ],
    copy: { what: 'timed', label: t('labels.copyScript') },
    prompt: { title, parts: parts.map(({ name, minutes, lines }) => ({ name, minutes, lines })) },
  };
  return {
    ...card,
    keep: {
      kind: 'live',
      title,
      niche,
      product,
      hook: decided.hook?.text,
      script: timedText(card),
      sourceTool: 'live-plan',
    },
    check: { text: spokenText(card), product, onScreen: t('labels.disclosure') },
  };
}
