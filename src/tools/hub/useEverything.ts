import { use, useEffect, useEffectEvent, useState } from 'react';
import type { SearchIndex } from '../../domain/search/searchIndex';
import { indexEverything } from '../../state/search/searchEverything';
import { ScreenList } from '../../ui/screenList';
import { ScreenTexts } from '../../ui/screenTexts';
import { useNicheName } from '../../ui/videos/useNicheName';

/** Everything that can be found; undefined until it is read. Read again whenever `asked` changes; never for 0. */
export function useEverything(asked: number): SearchIndex | undefined {
  const screens = use(ScreenList);
  const textsOf = use(ScreenTexts);
  const nameOf = useEffectEvent(useNicheName());
  const [index, setIndex] = useState<SearchIndex>();
  useEffect(() => {
    if (asked === 0) return;
    let isLatest = true;
    const index = async () => {
      const others = screens.filter(({ id }) => id !== 'hub');
      const found = others.map(async (screen) => ({ ...screen, texts: await textsOf(screen.id) }));
      return indexEverything(await Promise.all(found), (value) => nameOf(value));
    };
    index().then((made) => isLatest && setIndex(made), console.error);
    return () => {
      isLatest = false;
    };
  }, [asked, screens, textsOf]);
  return index;
}
