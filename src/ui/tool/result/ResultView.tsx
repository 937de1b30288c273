import type { ReactNode } from 'react';
import { Notice } from '../Notice';
import { ResultPage } from '../ResultPage';
import { ToolLinks } from '../ToolLinks';
import type { Around } from './around';
import { CardOrWidget } from './CardOrWidget';
import { HeadedSections } from './HeadedSections';
import type { ToolResult } from './model';
import { resultText } from './resultText';

interface Props extends Around {
  result: ToolResult;
  /** What the buttons do that every tool has: another result, the first question. */
  actions: Readonly<Record<'again' | 'restart', () => void>>;
  /** Above the cards: what changes the result, such as the choice of another niche. */
  children?: ReactNode;
}

/** A tool's result on the screen, from its model alone. */
export function ResultView({ result, actions, children, ...around }: Props) {
  const { eyebrow, title, sections, notes, links, buttons } = result;
  return (
    <ResultPage
      eyebrow={eyebrow}
      title={title}
      text={() => resultText(result)}
      buttons={buttons.map(({ label, does }) => ({
        label,
        onClick: typeof does === 'function' ? does : actions[does],
      }))}
    >
      {children}
      {sections
        .filter(({ heading }) => !heading)
        .flatMap(({ cards }) => cards.map((card) => <CardOrWidget key={card.id} card={card} around={around} />))}
      <HeadedSections sections={sections} around={around} />
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {links && <ToolLinks {...links} />}
    </ResultPage>
  );
}
