import { useLayoutEffect, useState } from 'react';

type Slots = ReadonlyMap<string, HTMLElement>;

/** The elements with these ids; looked up again at every render. */
export function useSlots(ids: readonly string[]): Slots {
  const [slots, setSlots] = useState<Slots>(new Map());
  useLayoutEffect(() => {
    const found = new Map(
      ids.flatMap((id) => {
        const element = document.getElementById(id);
        return element ? [[id, element] as const] : [];
      }),
    );
    setSlots((known) => (isSame(known, found) ? known : found));
  });
  return slots;
}

const isSame = (one: Slots, other: Slots): boolean =>
  one.size === other.size && [...one].every(([id, element]) => other.get(id) === element);
