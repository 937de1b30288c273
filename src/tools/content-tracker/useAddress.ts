import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { videosStore } from '../../state/slices/videosStore';
import { showToast } from '../../ui/toast';
import { useNicheName } from '../../ui/videos/useNicheName';
import { keep } from './trackerChoices';
import { LONGEST } from './video/videoDraft';

/**
 * What the address opens: `?video=<id>` a video, `?new=1` the dialog for a new idea, prefilled by `&title=` and
 * `&niche=`. The screen itself opens its dialogs this way, so that they are still open after a reload.
 */
export function useAddress() {
  const { t } = useTranslation('content-tracker');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const nicheName = useNicheName();
  const go = useCallback((search: string) => void navigate({ search }, { replace: true }), [navigate]);

  const title = params.get('title')?.trim().slice(0, LONGEST.title) ?? '';
  const niche = params.get('niche')?.trim().slice(0, LONGEST.niche) ?? '';
  const isAdding = params.has('new');
  const isBringing = isAdding && Boolean(title || niche);
  const takeOver = useEffectEvent(() => {
    keep({ ...(title && { newTitle: title }), ...(niche && { newNiche: nicheName(niche) }) });
    go('?new=1');
  });
  useEffect(() => {
    if (isBringing) takeOver();
  }, [isBringing]);

  const openId = params.get('video') ?? undefined;
  const sayGone = useEffectEvent(() => {
    showToast(t('labels.gone'));
    go('');
  });
  // A video that is deleted while it is open closes without a message.
  useEffect(() => {
    if (openId && !videosStore.getState().items.some(({ id }) => id === openId)) sayGone();
  }, [openId]);

  return {
    isAdding,
    openId,
    add: useCallback(() => go('?new=1'), [go]),
    open: useCallback((id: string) => go(`?video=${encodeURIComponent(id)}`), [go]),
    close: useCallback(() => go(''), [go]),
  };
}
