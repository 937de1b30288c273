import type { Around } from './around';
import { CardOrWidget } from './CardView';
import { DayNav } from './DayNav';
import type { Heading, Section } from './model';

interface Props {
  sections: readonly Section[];
  around: Around;
}

/** The sections with a heading, stacked over the width of the page; if they are days, their row stays in sight. */
export function HeadedSections({ sections, around }: Props) {
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
