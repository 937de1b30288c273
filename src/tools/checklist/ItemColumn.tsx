import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { formatNumber } from '../../i18n/figures';
import type { ChecklistItem } from './checklist';
import { ItemCard } from './ItemCard';
import type { ItemId, Priority } from './items';
import type { MeasuredItem } from './measuredItems';

interface Props {
  priority: Priority;
  items: readonly ChecklistItem[];
  /** What was measured of them, if a video's measures have been taken over. */
  measured: readonly MeasuredItem[] | undefined;
  video: Video | undefined;
  onToggle: (id: ItemId) => void;
  onPass: (id: ItemId) => void;
}

/** One of the three columns: the items of a priority. */
export function ItemColumn({ priority, items, measured, video, onToggle, onPass }: Props) {
  const { t } = useTranslation('checklist');
  const ofPriority = items.filter((item) => item.priority === priority);
  const doneCount = ofPriority.filter(({ isChecked }) => isChecked).length;
  const askedCount = ofPriority.filter(({ isPassed }) => !isPassed).length;
  return (
    <section aria-labelledby={`checklist-${priority}`} className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={`checklist-${priority}`} className="subtitle">
          {t(`labels.columns.${priority}`)}
        </h2>
        <p className="text-sm text-soft">
          {t('labels.columnCount', { done: formatNumber(doneCount), total: formatNumber(askedCount) })}
        </p>
      </div>
      <ul className="mt-3 flex flex-col gap-3">
        {ofPriority.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            measured={measured?.find(({ id }) => id === item.id)}
            video={video}
            onToggle={() => onToggle(item.id)}
            onPass={() => onPass(item.id)}
          />
        ))}
      </ul>
    </section>
  );
}
