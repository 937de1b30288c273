import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { deleteVideo, publishVideo, restoreVideo } from '../../state/videos';
import { showToast } from '../../ui/toast';
import { IdeaRow } from './IdeaRow';
import { toggleId } from './toggleId';

interface Props {
  ideas: readonly Video[];
  /** Something was published before: an empty list then means that all is done. */
  hasPublished: boolean;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

const LEAVING = { published: publishVideo, deleted: deleteVideo };

/** The ideas to shoot. One that is published or deleted can be brought back for as long as its toast is there. */
export function IdeaList({ ideas, hasPublished, openId, onOpen }: Props) {
  const { t } = useTranslation('content-tracker');
  const { t: shell } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);

  const leave = (idea: Video, how: keyof typeof LEAVING) => {
    // The row that has the focus goes: on to the next, or the one before, or the heading.
    const index = ideas.indexOf(idea);
    const neighbour = ideas[index + 1] ?? ideas[index - 1];
    const target = neighbour ? document.getElementById(toggleId(neighbour.id)) : heading.current;
    target?.focus();
    LEAVING[how](idea.id);
    showToast(t(`labels.done.${how}`), { label: shell('undo'), run: () => restoreVideo(idea) });
  };

  return (
    <section className="min-w-0">
      <h2 ref={heading} tabIndex={-1} className="subtitle outline-none">
        {t('labels.counters.toShoot')}
      </h2>
      {ideas.length === 0 && (
        <div className="mt-3 rounded-card border border-dashed border-edge p-5">
          <p className="font-[620]">{t(hasPublished ? 'labels.empty.allShot' : 'labels.empty.first')}</p>
          <p className="mt-1 text-soft">{t(hasPublished ? 'labels.empty.next' : 'labels.empty.how')}</p>
        </div>
      )}
      <ul className="mt-3 flex flex-col gap-3 empty:hidden">
        {ideas.map((idea) => (
          <IdeaRow
            key={idea.id}
            idea={idea}
            isOpen={idea.id === openId}
            onToggle={() => onOpen(idea.id === openId ? undefined : idea.id)}
            onPublish={() => leave(idea, 'published')}
            onDelete={() => leave(idea, 'deleted')}
          />
        ))}
      </ul>
    </section>
  );
}
