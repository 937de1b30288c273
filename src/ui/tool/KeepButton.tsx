import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { holdsIdea, hydrateVideos, keepIdea, type NewIdea, videosStore } from '../../state/videos';
import { IconButton } from '../IconButton';

/** Keeps an idea in the tracker, once: what is there already, from an earlier visit too, says so. */
export function KeepButton({ idea }: { idea: NewIdea }) {
  const { t } = useTranslation('tool');
  const isKept = useStore(videosStore, ({ items }) => holdsIdea(items, idea));
  const [tap, setTap] = useState<'none' | 'keeping' | 'done'>('none');

  useEffect(() => void hydrateVideos(), []);

  const keep = async () => {
    if (isKept || tap === 'keeping') return;
    setTap('keeping');
    await keepIdea(idea);
    setTap('done');
  };
  return (
    <>
      <IconButton
        icon={isKept ? BookmarkCheck : BookmarkPlus}
        label={t(isKept ? 'result.kept' : 'result.keep')}
        aria-pressed={isKept}
        onClick={keep}
        className="print:hidden"
      />
      <span role="status" className="sr-only">
        {isKept && tap === 'done' ? t('result.kept') : ''}
      </span>
    </>
  );
}
