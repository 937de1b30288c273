import type { ReactNode } from 'react';
import { keepAnswer, toolRunOf } from '../../../state/slices/toolRuns';
import { CopyButton } from '../../CopyButton';
import { CopyChip } from '../../CopyChip';
import type { Around } from './around';
import { BlockView } from './BlockView';
import { CardReminder } from './CardReminder';
import { ChoiceChip } from './ChoiceChip';
import { DayNav } from './DayNav';
import { KeepButton } from './KeepButton';
import type { Card, Heading, Section, ToolResult, Widget } from './model';
import { Notice } from './Notice';
import { ResultCard } from './ResultCard';
import { ResultPage } from './ResultPage';
import { copiedText, isRead, resultText, scoresOf } from './resultText';
import { ScoreRing } from './ScoreRing';
import { ScriptCheck } from './ScriptCheck';
import { TeleprompterButton } from './TeleprompterButton';
import { ToolLinks } from './ToolLinks';

interface Props extends Around {
  result: ToolResult;
  /** The actions of the buttons that every tool has: another result, the first question. */
  actions: Readonly<Record<'again' | 'restart', () => void>>;
  /** Above the cards: what changes the result, such as choosing another niche. */
  children?: ReactNode;
}

/** A tool's result on the screen, from its model alone. */
export function ResultView({ result, actions, children, ...around }: Props) {
  const { eyebrow, title, page, sections, notes, links, buttons } = result;
  const firstHeaded = sections.findIndex(({ heading }) => heading);
  const split = firstHeaded < 0 ? sections.length : firstHeaded;
  const cardsOf = (some: readonly Section[]) =>
    some
      .filter(({ heading }) => !heading)
      .flatMap(({ cards }) => cards.map((card) => <CardOrWidget key={card.id} card={card} around={around} />));
  return (
    <ResultPage
      key={page}
      eyebrow={eyebrow}
      title={title}
      text={() => resultText(result)}
      buttons={buttons.map(({ label, does }) => ({
        label,
        onClick: () => {
          if (typeof does === 'function') does();
          else if (typeof does === 'string') actions[does]();
          else keepAnswer(toolRunOf(around.tool), does.question, does.value);
        },
      }))}
    >
      {children}
      {cardsOf(sections.slice(0, split))}
      <HeadedSections sections={sections} around={around} />
      {cardsOf(sections.slice(split))}
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {links && <ToolLinks {...links} />}
    </ResultPage>
  );
}

/** The sections with a heading, stacked over the width of the page; if they are days, their row stays in sight. */
function HeadedSections({ sections, around }: { sections: readonly Section[]; around: Around }) {
  const headed = sections.flatMap(({ heading, cards }) => (heading ? [{ heading, cards }] : []));
  if (headed.length === 0) return null;
  return (
    <div className="flex flex-col gap-4 lg:col-span-2">
      <DayNav headings={headed.map(({ heading }) => heading)} />
      {headed.map(({ heading, cards }) => (
        <div key={heading.id} className="grid gap-4 lg:grid-cols-2 lg:[&>:last-child:nth-child(even)]:col-span-2">
          <HeadingLine heading={heading} />
          {cards.map((card) => (
            <CardOrWidget key={card.id} card={card} around={around} />
          ))}
        </div>
      ))}
    </div>
  );
}

const HeadingLine = ({ heading: { id, text, note } }: { heading: Heading }) => (
  <div className="mt-2 flex items-baseline justify-between gap-3 border-b border-line pb-2 lg:col-span-2">
    <h2
      id={id}
      tabIndex={-1}
      className="scroll-mt-22 text-[21px] font-[660] tracking-[-0.01em] outline-none first-letter:uppercase"
    >
      {text}
    </h2>
    {note && <p className="text-sm text-soft">{note}</p>}
  </div>
);

/** A card of the model, or one of the tool's own by its name. What is only for use is not printed. */
function CardOrWidget({ card, around }: { card: Card | Widget; around: Around }) {
  if ('rank' in card) {
    const view = <CardView card={card} around={around} />;
    return isRead(card) ? view : <div className="contents print:hidden">{view}</div>;
  }
  const OwnCard = around.widgets?.[card.widget];
  return OwnCard && <OwnCard answers={around.answers} />;
}

/** One card of a result, with everything that can be done with it. */
export function CardView({ card, around }: { card: Card; around: Around }) {
  const { eyebrow, name, badge, isWide, statement, blocks = [], copies = [], prompt, check, choice, remind } = card;
  return (
    <ResultCard
      eyebrow={eyebrow}
      {...(name && { name })}
      badge={badge}
      {...(isWide && { isWide })}
      {...(statement && { statement })}
      meta={metaOf(card)}
      actions={actionsOf(card)}
    >
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a card stay in their order
        <BlockView key={place} block={block} around={around} />
      ))}
      {choice && <ChoiceChip choice={choice} tool={around.tool} />}
      {copies.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {copies.map(({ label, text }) => (
            <CopyChip key={label} label={label} text={text} />
          ))}
        </div>
      )}
      {prompt && <TeleprompterButton key={JSON.stringify(prompt)} script={prompt} />}
      {check && <ScriptCheck script={check} />}
      {remind && <CardReminder {...remind} />}
    </ResultCard>
  );
}

function metaOf(card: Card) {
  const { tags = [], meta = [] } = card;
  const scores = scoresOf(card);
  if (scores.length === 0 && tags.length === 0 && meta.length === 0) return undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {scores.map(({ value, label, isPercent = false, why, colours }) => (
        <ScoreRing
          key={label}
          score={value}
          label={label}
          isPercent={isPercent}
          why={why}
          {...(colours && { colours })}
        />
      ))}
      {tags.map((tag) => (
        <span
          key={tag}
          className="rounded-[10px] border border-edge px-2.5 py-1 text-[12.5px] leading-tight font-[640]"
        >
          {tag}
        </span>
      ))}
      {meta.map((fact) => (
        <span key={fact} className="text-soft">
          {fact}
        </span>
      ))}
    </div>
  );
}

function actionsOf(card: Card) {
  const { copy, keep } = card;
  if (!copy && !keep) return undefined;
  return (
    <>
      {copy && <CopyButton text={copiedText(card)} {...(copy.label && { label: copy.label })} />}
      {keep && <KeepButton key={keep.script ?? keep.title} idea={keep} />}
    </>
  );
}
