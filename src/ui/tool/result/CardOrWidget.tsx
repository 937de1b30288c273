import type { Around } from './around';
import { CardView } from './CardView';
import type { Card, Widget } from './model';

/** A card of the model, or one of the tool's own by its name. */
export function CardOrWidget({ card, around }: { card: Card | Widget; around: Around }) {
  if ('rank' in card) return <CardView card={card} around={around} />;
  const OwnCard = around.widgets?.[card.widget];
  return OwnCard && <OwnCard answers={around.answers} />;
}
