import { use, useMemo } from 'react';
import { useStore } from 'zustand';
import { productsStore } from '../../state/slices/productsStore';
import { toolRunOf } from '../../state/slices/toolRuns';
import { ScreenList } from '../../ui/screenList';
import { useVideos } from '../../ui/videos/useVideos';
import { foundNames } from './foundNames';

/** Keeps the id of an option as its product, which nobody typed. */
const WITHOUT_TYPED_NAME = 'geo-products';

/** Names of products that stand in videos and in what the tools were last asked, to be offered. */
export function useFoundNames(): readonly string[] {
  const screens = use(ScreenList);
  const videos = useVideos();
  const list = useStore(productsStore);
  return useMemo(() => {
    const asked = screens
      .filter(({ id }) => id !== WITHOUT_TYPED_NAME)
      .map(({ id }) => toolRunOf(id).getState().answers.product ?? '');
    return foundNames(videos ?? [], asked, list);
  }, [screens, videos, list]);
}
