import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { keepIdea } from '../../state/slices/videosStore';
import { Button } from '../../ui/Button';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';
import { Counters } from './Counters';
import { isFiltering } from './filter';
import { MatchCount } from './MatchCount';
import { NewIdeaDialog } from './NewIdeaDialog';
import { OverdueBanner } from './OverdueBanner';
import { Toolbar } from './Toolbar';
import { keep, viewOf } from './trackerChoices';
import { useAddress } from './useAddress';
import { useFilter, useFilteredVideos } from './useFilteredVideos';
import { VideoActionsContext } from './video/actions';
import { useVideoActions } from './video/useVideoActions';
import { draftOf, EMPTY_DRAFT, ideaOf, keptDraft } from './video/videoDraft';
import { useFocusBack } from './views/rowFocus';
import { usePrinting } from './views/usePrinting';
import { Views } from './views/Views';

const VideoDialog = lazy(() => import('./video/VideoDialog'));
const MenuDialog = lazy(() => import('./video/MenuDialog'));

interface Props {
  videos: readonly Video[];
  /** What the screen keeps besides the videos, by name. */
  kept: Readonly<Record<string, string>>;
}

export function Tracker({ videos, kept }: Props) {
  const { t } = useTranslation('content-tracker');
  const isPrinting = usePrinting();
  const { isAdding, openId, add, open, close } = useAddress();
  useFocusBack(openId);
  const [menuId, setMenuId] = useState<string>();
  const [added, setAdded] = useState('');
  const filter = useFilter(kept);
  const { overview, shown, filter: shownFilter } = useFilteredVideos(videos, filter);
  const actions = useVideoActions({ open, openMenu: setMenuId, videos: overview.toShoot });
  const draft = draftOf(kept);
  // On paper nothing can be scrolled to or opened: the list shows everything.
  const view = isPrinting ? 'list' : viewOf(kept);
  const openVideo = openId && videos.find(({ id }) => id === openId);
  const menuVideo = menuId && videos.find(({ id }) => id === menuId);

  const save = async () => {
    const idea = ideaOf(draft);
    if (!idea) return;
    close();
    keep(keptDraft(EMPTY_DRAFT));
    await keepIdea(idea);
    setAdded(idea.title);
  };

  return (
    <VideoActionsContext value={actions}>
      <div
        data-screen
        className={`own-direction mx-auto flex min-h-full w-full animate-appear flex-col gap-4 px-5 pt-2 ${view === 'board' ? '' : 'max-w-[960px]'}`}
      >
        <h1 tabIndex={-1} className="title outline-none">
          {t('labels.title')}
        </h1>
        <Counters
          counts={{
            toShoot: overview.toShoot.length,
            published: overview.published.length,
            overdue: overview.overdue.count,
          }}
          chosen={filter.group}
          onChoose={(group) => keep({ group })}
        />
        {overview.overdue.count > 0 && <OverdueBanner {...overview.overdue} onOpen={open} />}
        <Toolbar videos={videos} view={view} filter={filter} />
        <MatchCount count={shown.all.length} isFiltered={isFiltering(shownFilter)} />
        <Views view={view} shown={shown} isFiltered={isFiltering(shownFilter)} kept={kept} />
        <ToolLinks paths={['/viral-video-structure', '/daily-viral-alerts', '/title-generator']} />
        <div className="sticky bottom-0 z-10 mt-auto bg-paper pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden">
          <Button onClick={add} className="sm:mx-auto sm:flex sm:max-w-[360px]">
            <Plus size={22} strokeWidth={2} aria-hidden="true" />
            {t('labels.newIdea')}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {added && t('labels.added', { title: added })}
        </p>
        {isAdding && (
          <NewIdeaDialog draft={draft} onChange={(changed) => keep(keptDraft(changed))} onSave={save} onClose={close} />
        )}
        <Suspense fallback={null}>
          {openVideo && <VideoDialog key={openVideo.id} video={openVideo} onClose={close} />}
          {menuVideo && <MenuDialog video={menuVideo} onClose={() => setMenuId(undefined)} />}
        </Suspense>
      </div>
    </VideoActionsContext>
  );
}
