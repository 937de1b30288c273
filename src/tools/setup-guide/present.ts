import type { TFunction } from 'i18next';
import type { Block, Card, ToolResult } from '../../ui/tool/result/model';
import type { Phase, Step, StepId, Topic } from './setupGuide';
import { type ShopCountry, shopCountryStatus } from './shopCountries';

type T = TFunction<'setup-guide'>;

/** How a step is done, what one sees then, and what to do if it fails. */
export function stepBlocks({ do: how, see, trouble }: Step, t: T): Block[] {
  return [
    { kind: 'text', lines: [how] },
    ...(see ? [{ kind: 'text' as const, name: t('labels.see'), lines: [see] }] : []),
    ...(trouble ? [{ kind: 'text' as const, name: t('labels.trouble'), lines: [trouble] }] : []),
  ];
}

/** What is known of a topic, and what has to be looked up in the app: `note` says so at each such line. */
export function factsOf({ known, check }: Topic, t: T): { heading: string; lines: readonly string[]; note?: string }[] {
  return [
    { heading: t('labels.known'), lines: known },
    { heading: t('labels.toCheck'), lines: check, note: t('labels.check') },
  ].filter(({ lines }) => lines.length > 0);
}

/** A country's whole guide, with each step's tick, to be copied or shared. */
export function present(
  country: ShopCountry,
  { phases, status, isDone }: { phases: readonly Phase[]; status: string; isDone: (step: StepId) => boolean },
  t: T,
): ToolResult {
  const phaseCard = ({ id, name, steps }: Phase): Card => ({
    id,
    rank: 'lead',
    eyebrow: name,
    blocks: [
      {
        kind: 'steps',
        steps: steps.map((step) => ({
          title: `${isDone(step.id) ? '✅' : '⬜'} ${step.title}`,
          blocks: stepBlocks(step, t),
        })),
      },
    ],
  });
  const factsCard = (topic: Topic): Card => ({
    id: topic.name,
    rank: 'detail',
    eyebrow: topic.name,
    blocks: factsOf(topic, t).map(({ heading, lines, note }) => ({
      kind: 'list',
      name: heading,
      items: note ? lines.map((line) => `${line} (${note})`) : lines,
    })),
  });
  return {
    eyebrow: t(`labels.countries.${country}`),
    title: t(`labels.title.${shopCountryStatus(country)}`),
    sections: [
      {
        cards: [
          { id: 'status', rank: 'lead', eyebrow: status, blocks: [{ kind: 'text', lines: [t('labels.date')] }] },
          ...phases.flatMap((phase) => [phaseCard(phase), ...(phase.topic ? [factsCard(phase.topic)] : [])]),
        ],
      },
    ],
    notes: [],
    buttons: [],
  };
}
