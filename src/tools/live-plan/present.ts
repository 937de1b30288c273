import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import { chosenPlace } from '../../ui/tool/result/chosenPlace';
import type { Card, ToolResult } from '../../ui/tool/result/model';
import type { Hook, LivePlan } from './livePlan';
import { partCards } from './livePlanCards';
import { saleCard, scriptCard } from './presentScript';
import { recapOf } from './recap';

/** The plan: how it opens, what is shown and asked, the sale, the whole script, and when it goes live. */
export function present(plan: LivePlan, presenting: Presenting<'live-plan'>): ToolResult {
  const { t, shared, answers } = presenting;
  const { product, introduction, takes } = plan;
  const recap = recapOf(presenting);
  const opening = chosenPlace(answers.opening, introduction.hooks);
  const take = chosenPlace(answers.take, takes);

  const hookCard = ({ text, reasoning, viralScore, isRecommended }: Hook, place: number): Card => ({
    id: `hook-${place}`,
    rank: 'lead',
    eyebrow: t('labels.hook', { number: formatNumber(place + 1) }),
    badge: isRecommended ? shared('result.recommended') : undefined,
    statement: text,
    blocks: [{ kind: 'text', lines: [reasoning], tone: 'soft' }],
    score: { value: viralScore, label: shared('estimate.viral'), why: t('labels.why') },
    copy: { what: 'statement' },
    choice: { question: 'opening', value: `${place}`, label: t('labels.openWith'), isChosen: place === opening },
  });

  return {
    eyebrow: `${recap.niche} · ${recap.duration}`,
    title: t('labels.title'),
    sections: [
      {
        cards: [
          {
            id: 'recap',
            rank: 'detail',
            eyebrow: t('labels.recap'),
            statement: product,
            blocks: [
              { kind: 'text', name: t('labels.recapParts.niche'), lines: [recap.niche] },
              { kind: 'text', name: t('labels.recapParts.experience'), lines: [recap.experience] },
              { kind: 'text', name: t('labels.recapParts.duration'), lines: [recap.duration] },
              { kind: 'text', name: t('labels.recapParts.objective'), lines: [recap.objective] },
              { kind: 'text', lines: [plan.focus], tone: 'soft' },
            ],
          },
          ...introduction.hooks.map(hookCard),
          ...partCards(plan, presenting),
          saleCard(plan, presenting),
          scriptCard(
            plan,
            {
              hook: introduction.hooks[opening],
              take: takes[take],
              demo: plan.demos?.[take],
              offer: answers.offer ?? '',
            },
            presenting,
          ),
          { id: 'live-time', widget: 'liveTime' },
        ],
      },
    ],
    notes: [`${t('labels.truth')} ${shared('estimate.note')}`],
    links: {
      paths: ['/creative-formats', '/product-recommendations'],
      carry: { product, niche: recap.niche },
      // That tool offers the same ids; the other one asks for the niche in words.
      carryTo: { '/product-recommendations': { niche: answers.niche ?? '' } },
    },
    buttons: [
      { label: t('labels.newPlan'), does: 'again' },
      { label: t('labels.newScript'), does: { question: 'take', value: `${(take + 1) % takes.length}` } },
      { label: t('labels.otherProduct'), does: 'restart' },
    ],
  };
}
