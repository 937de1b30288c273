import { CopyButton } from '../../CopyButton';
import { CopyChip } from '../../CopyChip';
import type { Around } from './around';
import { BlockView } from './BlockView';
import { CardReminder } from './CardReminder';
import { ChoiceChip } from './ChoiceChip';
import { KeepButton } from './KeepButton';
import type { Card, Widget } from './model';
import { ResultCard } from './ResultCard';
import { copiedText, isRead, scoresOf } from './resultText';
import { ScoreRing } from './ScoreRing';
import { ScriptCheck } from './ScriptCheck';
import { TeleprompterButton } from './TeleprompterButton';

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

/** A card of the model, or one of the tool's own by its name. What is only for use is not printed. */
export function CardOrWidget({ card, around }: { card: Card | Widget; around: Around }) {
  if ('rank' in card) {
    const view = <CardView card={card} around={around} />;
    return isRead(card) ? view : <div className="contents print:hidden">{view}</div>;
  }
  const OwnCard = around.widgets?.[card.widget];
  return OwnCard && <OwnCard answers={around.answers} />;
}
