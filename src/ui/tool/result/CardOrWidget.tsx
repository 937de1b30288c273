import type { Around } from './around';
import { CardView } from './CardView';
import type { Card, Widget } from './model';
import { isRead } from './resultText';

/** A card of the model, or one of the tool's own by its name. What is only for use is not printed. */
export function CardOrWidget({ card, around }: { card: Card | Widget; around: Around }) {
  if ('rank' in card) {
    const view = <CardView card={card} around={around} />;
    return isRead(card) ? view : <div className="contents print:hidden">{view}</div>;
  }
  const OwnCard = around.widgets?.[card.widget];
  return OwnCard && <OwnCard answers={around.answers} />;
}
