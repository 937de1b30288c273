import { hashtagText } from '../../../domain/hashtags/hashtags';
import { formatNumber, formatPercent } from '../../../i18n/figures';
import type { Block, Card, Score, Section, Step, ToolResult, Widget } from './model';

const withName = (name: string | undefined, lines: readonly string[]): string[] => {
  const [first, ...others] = lines;
  if (name === undefined || first === undefined) return [...lines];
  return others.length === 0 ? [`${name} · ${first}`] : [name, ...lines];
};

/** A score as text: 'Viral potential 84'. */
export const scoreText = ({ value, label, isPercent }: Score): string =>
  `${label} ${isPercent ? formatPercent(value / 100) : formatNumber(value)}`;

/** The scores of a card, however many it has. */
export const scoresOf = ({ score = [] }: Pick<Card, 'score'>): Score[] => [score].flat();

const stepHeading = ({ when, title }: Step): string => [when, title].filter(Boolean).join(' · ');

/** What a block says, one entry per line; nothing of what is only for use, such as fields and bells. */
function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return block.isExample ? [] : withName(block.name, block.lines);
    case 'list': {
      const mark = (place: number) => (block.isNumbered ? `${formatNumber(place + 1)}.` : '-');
      const items = block.items.map((item, place) => `${mark(place)} ${item}`);
      return block.name === undefined ? items : [block.name, ...items];
    }
    case 'steps':
      return block.steps.flatMap((step) => [stepHeading(step), ...step.blocks.flatMap(blockLines)]);
    case 'figures':
      return block.rows.map(([name, figure]) => `${name} · ${figure}`);
    case 'ideas':
      return block.ideas.flatMap(({ eyebrow, badge, text, more }) => [
        ...withName([eyebrow, badge].filter(Boolean).join(' · ') || undefined, [text]),
        ...(more ? [more] : []),
      ]);
    case 'hashtags':
      return withName(block.name, [hashtagText(block.tags)]);
    case 'moments':
      return block.isPlan
        ? block.rows.flatMap(({ moment, aside, lines = [] }) => [
            [moment.label, aside].filter(Boolean).join(' · '),
            ...lines,
          ])
        : [];
    case 'offer':
      return [];
  }
}

/** A card in plain text, as it is copied alone and as part of the whole. */
export function cardText({
  eyebrow,
  name = eyebrow,
  badge,
  statement,
  blocks = [],
  score,
  tags = [],
  meta = [],
}: Card): string {
  return [
    [name, badge].filter(Boolean).join(' · '),
    ...(statement ? [statement] : []),
    ...blocks.flatMap(blockLines),
    ...(tags.length > 0 || meta.length > 0 ? [[...tags, ...meta].join(' · ')] : []),
    ...scoresOf({ score }).map(scoreText),
  ].join('\n');
}

const spokenIn = (block: Block): readonly string[] => {
  if (block.kind === 'text') return block.isSpoken ? block.lines : [];
  return block.kind === 'steps' ? block.steps.flatMap(({ blocks }) => blocks.flatMap(spokenIn)) : [];
};

/** The lines of a card that are said aloud. */
export const spokenText = ({ statement, isSpoken, blocks = [] }: Card): string =>
  [...(isSpoken && statement ? [statement] : []), ...blocks.flatMap(spokenIn)].join('\n');

/** The spoken lines in the steps of a card, each under its time: whoever is live looks at the clock. */
export const timedText = ({ blocks = [] }: Card): string =>
  blocks
    .flatMap((block) => (block.kind === 'steps' ? block.steps : []))
    .map((step) => [stepHeading(step), ...step.blocks.flatMap(spokenIn)].join('\n'))
    .join('\n\n');

/** What a card's copy button copies. */
export function copiedText(card: Card): string {
  switch (card.copy?.what) {
    case 'statement':
      return card.statement ?? '';
    case 'spoken':
      return spokenText(card);
    case 'timed':
      return timedText(card);
    default:
      return cardText(card);
  }
}

/** Whether a card has text; one that is only for use, such as a list of bells, has none. */
export const isRead = (card: Card | Widget): card is Card =>
  'rank' in card && (Boolean(card.statement) || (card.blocks ?? []).some((block) => blockLines(block).length > 0));

const sectionText = ({ heading, cards }: Section): string[] => [
  ...(heading ? [[heading.text, heading.note].filter(Boolean).join(' · ')] : []),
  ...cards.filter(isRead).map(cardText),
];

/** The whole result in plain text, to be copied or shared. */
export function resultText({ eyebrow, title, sections, notes }: ToolResult): string {
  return [`${title}\n${eyebrow}`, ...sections.flatMap(sectionText), notes.join('\n')].filter(Boolean).join('\n\n');
}
