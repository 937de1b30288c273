/** A list of a card: steps have numbers, tips have dots. */
export function Lines({ items, areSteps = false }: { items: readonly string[]; areSteps?: boolean }) {
  const List = areSteps ? 'ol' : 'ul';
  return (
    <List className={`${areSteps ? 'list-decimal' : 'list-disc'} space-y-1 ps-5`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
