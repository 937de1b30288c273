import type { ReactNode } from 'react';
import { keepAnswer, toolRunOf } from '../../../state/slices/toolRuns';
import type { Around } from './around';
import { CardOrWidget } from './CardView';
import { HeadedSections } from './HeadedSections';
import type { Section, ToolResult } from './model';
import { Notice } from './Notice';
import { ResultPage } from './ResultPage';
import { resultText } from './resultText';
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
