import { Check, ChevronDown, Square, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { isOverdue } from '../../domain/videos/overdue';
import { now } from '../../platform/clock';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import { IdeaDetails } from './IdeaDetails';
import { toggleId } from './toggleId';
import { useAgeLabel } from './useAgeLabel';
import { useNicheName } from './useNicheName';

interface Props {
  idea: Video;
  isOpen: boolean;
  onToggle: () => void;
  onPublish: () => void;
  onDelete: () => void;
}

/** An idea to shoot: ticked off when it is published; opens to all that is known of it. */
export function IdeaRow({ idea, isOpen, onToggle, onPublish, onDelete }: Props) {
  const { t } = useTranslation('content-tracker');
  const ageLabel = useAgeLabel();
  const nicheName = useNicheName();
  const detailsId = useId();
  return (
    <li className="rounded-card border border-line bg-surface p-1.5 break-inside-avoid">
      <div className="flex items-start">
        <IconButton
          icon={Square}
          label={t('labels.publishThis', { title: idea.title })}
          onClick={onPublish}
          className="text-soft print:hidden"
        />
        <button
          type="button"
          id={toggleId(idea.id)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-start gap-2 rounded-control py-2 ps-1.5 pe-2 text-start"
        >
          <span className="min-w-0 flex-1">
            <span dir="auto" className={`wrap-anywhere font-[620] ${isOpen ? 'block' : 'line-clamp-2'}`}>
              {idea.title}
            </span>
            <span className="block text-sm wrap-anywhere text-soft">
              <bdi>{nicheName(idea.niche)}</bdi> · {t(`labels.priorityOf.${idea.priority}`)} ·{' '}
              {ageLabel(idea.createdAt)}
              {isOverdue(idea, now()) && (
                <>
                  {' · '}
                  <span className="font-[620] text-poor">{t('labels.counters.overdue')}</span>
                </>
              )}
            </span>
          </span>
          <ChevronDown
            size={20}
            strokeWidth={1.8}
            aria-hidden="true"
            className={`mt-0.5 flex-none text-soft transition-transform print:hidden ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      {isOpen && (
        <div id={detailsId} className="flex flex-col gap-3.5 px-2.5 pt-2 pb-2">
          <IdeaDetails idea={idea} />
          <div className="flex flex-wrap gap-2 print:hidden">
            <Chip onClick={onPublish}>
              <Check size={18} strokeWidth={2} aria-hidden="true" />
              {t('labels.publish')}
            </Chip>
            <Chip onClick={onDelete} className="text-poor">
              <Trash2 size={18} strokeWidth={1.8} aria-hidden="true" />
              {t('labels.delete')}
            </Chip>
          </div>
        </div>
      )}
    </li>
  );
}
