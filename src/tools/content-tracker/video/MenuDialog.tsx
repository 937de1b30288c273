import { Pencil, Trash2 } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { Chip } from '../../../ui/Chip';
import { Dialog } from '../../../ui/Dialog';
import { VideoActionsContext } from './actions';
import { StagePicker } from './StagePicker';

/** What can be done with a video without opening it. */
export default function MenuDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { t } = useTranslation('content-tracker');
  const { t: shell } = useTranslation();
  const { open, remove } = use(VideoActionsContext);
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={video.title} closeLabel={shell('close')} onClose={onClose}>
      <StagePicker video={video} onMoved={onClose} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Chip onClick={closing(() => open(video.id))}>
          <Pencil size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.open')}
        </Chip>
        <Chip onClick={closing(() => remove(video))} className="text-poor">
          <Trash2 size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.delete')}
        </Chip>
      </div>
    </Dialog>
  );
}
