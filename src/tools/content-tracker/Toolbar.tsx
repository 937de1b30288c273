import { CalendarDays, Columns3, List, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIORITIES, type Video } from '../../contracts/video';
import { STAGES } from '../../domain/videos/stage';
import { formatNumber } from '../../i18n/figures';
import { Chip } from '../../ui/Chip';
import { useNicheName } from '../../ui/videos/useNicheName';
import { type Filter, nichesOf, setFilters } from './filter';
import { keep, VIEWS, type View } from './trackerChoices';
import { OneOf } from './video/draftFields';

const ICONS = { list: List, board: Columns3, calendar: CalendarDays };

interface Props {
  videos: readonly Video[];
  view: View;
  filter: Filter;
}

/** The three views, the search over all of them, and the filters. */
export function Toolbar({ videos, view, filter }: Props) {
  const { t } = useTranslation('content-tracker');
  const [isOpen, setOpen] = useState(() => setFilters(filter) > 0);
  const panelId = useId();
  const count = setFilters(filter);
  return (
    <div className="flex flex-col gap-3 print:hidden lg:flex-row lg:flex-wrap">
      <fieldset
        aria-label={t('labels.view.name')}
        className="flex min-w-0 gap-1 rounded-button bg-sunk p-1 sm:max-w-[480px] lg:w-[380px]"
      >
        {VIEWS.map((name) => {
          const Icon = ICONS[name];
          return (
            <button
              key={name}
              type="button"
              aria-pressed={name === view}
              onClick={() => keep({ view: name === 'list' ? '' : name })}
              className="flex min-h-11 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-control px-1 text-[15px] font-[540] aria-pressed:bg-surface aria-pressed:font-[660]"
            >
              <Icon size={18} strokeWidth={1.8} aria-hidden="true" className="flex-none" />
              {t(`labels.view.${name}`)}
            </button>
          );
        })}
      </fieldset>
      <div className="flex gap-2 lg:flex-1 lg:items-center">
        <input
          type="search"
          value={filter.text}
          onChange={(event) => keep({ text: event.target.value })}
          placeholder={t('labels.search')}
          aria-label={t('labels.search')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="min-h-11 min-w-0 flex-1 rounded-button border-[1.5px] border-edge bg-surface px-4 placeholder:text-soft"
        />
        <Chip aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen((wasOpen) => !wasOpen)}>
          <SlidersHorizontal size={18} strokeWidth={1.8} aria-hidden="true" />
          {count > 0 ? t('labels.filtersSet', { count, shown: formatNumber(count) }) : t('labels.filters')}
        </Chip>
      </div>
      <div id={panelId} className="empty:hidden lg:w-full">
        {isOpen && <Filters videos={videos} filter={filter} />}
      </div>
    </div>
  );
}

function Filters({ videos, filter }: Omit<Props, 'view'>) {
  const { t } = useTranslation('content-tracker');
  const nicheName = useNicheName();
  const any = { value: '', label: t('labels.any') };
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <OneOf
        label={t('labels.form.niche')}
        value={filter.niche}
        onChange={(niche) => keep({ niche })}
        options={[any, ...nichesOf(videos).map(({ key, niche }) => ({ value: key, label: nicheName(niche) }))]}
      />
      <OneOf
        label={t('labels.stage')}
        value={filter.stage}
        onChange={(stage) => keep({ stage })}
        options={[any, ...STAGES.map((value) => ({ value, label: t(`labels.stages.${value}`) }))]}
      />
      <OneOf
        label={t('labels.form.priority')}
        value={filter.priority}
        onChange={(priority) => keep({ priority })}
        options={[any, ...PRIORITIES.map((value) => ({ value, label: t(`labels.priority.${value}`) }))]}
      />
    </div>
  );
}
