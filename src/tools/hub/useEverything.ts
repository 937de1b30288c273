import { use, useEffect, useEffectEvent, useState } from 'react';
import type { SearchIndex } from '../../domain/search/searchIndex';
import { indexEverything } from '../../state/search/searchEverything';
import { ScreenList } from '../../ui/screenList';
import { useNicheName } from '../../ui/videos/useNicheName';

/** Everything there is to find; undefined until it is read. Read anew whenever `asked` is another number; never for 0. */
export function useEverything(asked: number): SearchIndex | undefined {
  const screens = use(ScreenList);
  const nameOf = useEffectEvent(useNicheName());
  const [index, setIndex] = useState<SearchIndex>();
  useEffect(() => {
    if (asked === 0) return;
    let isLatest = true;
    const others = screens.filter(({ id }) => id !== 'hub');
    indexEverything(others, (value) => nameOf(value)).then((made) => isLatest && setIndex(made), console.error);
    return () => {
      isLatest = false;
    };
  }, [asked, screens]);
  return index;
}
