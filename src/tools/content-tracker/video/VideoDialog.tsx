import { Trash2 } from 'lucide-react';
import { lazy, Suspense, use, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { isPublished } from '../../../domain/videos/stage';
import { changeVideo } from '../../../state/slices/videosStore';
import { Chip } from '../../../ui/Chip';
import { Dialog } from '../../../ui/Dialog';
import { showToast } from '../../../ui/toast';
import { LiveReview } from '../live/LiveReview';
import { LiveStart } from '../live/LiveStart';
import { VideoActionsContext } from './actions';
import { NextSteps } from './NextSteps';
import { StagePicker } from './StagePicker';
import { useDetails } from './useDetails';
import { VideoFields } from './VideoFields';

const SalesFields = lazy(() => import('./SalesFields'));

/**
 * A video with its next steps and all that is known of it. Edits are kept at each keystroke, so there is nothing to
 * save; after closing they can be undone.
 */
export default function VideoDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { t } = useTranslation('content-tracker');
  const { t: shell } = useTranslation();
  const { remove } = use(VideoActionsContext);
  const details = useDetails()(video);
  /** The values that have been overwritten since it was opened. */
  const before = useRef<Partial<Video>>({});

  const change = (changed: Partial<Video>) => {
    const opened = { ...video, ...before.current };
    for (const name of Object.keys(changed)) before.current = { ...before.current, ...pick(opened, name) };
    changeVideo(video.id, changed);
  };
  const close = () => {
    onClose();
    const values = before.current;
    if (Object.keys(values).length === 0) return;
    showToast(t('labels.done.changed'), { label: shell('undo'), run: () => changeVideo(video.id, values) });
  };
  const discard = () => {
    onClose();
    remove({ ...video, ...before.current });
  };

  return (
    <Dialog title={video.title} closeLabel={shell('close')} onClose={close}>
      <p className="-mt-3 text-sm text-soft">{details.map(({ text }) => text).join(' · ')}</p>
      {video.kind === 'live' && (
        <>
          <LiveStart live={video} />
          <LiveReview live={video} />
        </>
      )}
      <StagePicker video={video} />
      <NextSteps video={video} />
      {video.kind === 'video' && isPublished(video) && (
        <Suspense fallback={null}>
          <SalesFields video={video} />
        </Suspense>
      )}
      <section className="border-t border-line pt-4">
        <h3 className="eyebrow mb-3">{t('labels.about')}</h3>
        <VideoFields video={video} onChange={change} />
      </section>
      <div className="border-t border-line pt-4">
        <Chip onClick={discard} className="text-poor">
          <Trash2 size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.delete')}
        </Chip>
      </div>
    </Dialog>
  );
}

/** One value of a video by its name, `undefined` if it has none. */
function pick(video: Partial<Video>, name: string): Partial<Video> {
  return { [name]: Object.entries(video).find(([known]) => known === name)?.[1] };
}
