import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/figures';
import { Chip } from '../../../ui/Chip';
import type { FilteredVideos } from '../useFilteredVideos';
import { rowId } from './rowFocus';
import { usePrinting } from './usePrinting';
import { VideoList } from './VideoList';
import { VideoRow } from './VideoRow';

/** Specification: published list shows the 10 most recent. */
const MOST_PUBLISHED = 10;
const ROW_HEIGHT = 78;

interface Props {
  shown: Pick<FilteredVideos, 'toShoot' | 'published'>;
  /** Something is filtered out on purpose, so an empty half shows no message. */
  isFiltered: boolean;
}

/** What is to be shot, and beside it what is published. */
export function ListView({ shown: { toShoot, published }, isFiltered }: Props) {
  const { t } = useTranslation('content-tracker');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {(toShoot.length > 0 || !isFiltered) && (
        <section className="min-w-0">
          <h2 tabIndex={-1} className="subtitle outline-none">
            {t('labels.counters.toShoot')}
          </h2>
          {toShoot.length === 0 && <NothingToShoot hasPublished={published.length > 0} />}
          <div className="mt-3">
            <VideoList videos={toShoot} rowHeight={ROW_HEIGHT}>
              {(video) => <VideoRow video={video} />}
            </VideoList>
          </div>
        </section>
      )}
      {(published.length > 0 || !isFiltered) && <PublishedSection published={published} />}
    </div>
  );
}

function NothingToShoot({ hasPublished }: { hasPublished: boolean }) {
  const { t } = useTranslation('content-tracker');
  return (
    <div className="mt-3 rounded-card border border-dashed border-edge p-5">
      <p className="font-[620]">{t(hasPublished ? 'labels.empty.allShot' : 'labels.empty.first')}</p>
      <p className="mt-1 text-soft">{t(hasPublished ? 'labels.empty.next' : 'labels.empty.how')}</p>
    </div>
  );
}

function PublishedSection({ published }: Pick<FilteredVideos, 'published'>) {
  const { t } = useTranslation('content-tracker');
  const isPrinting = usePrinting();
  const [wantsAll, setWantsAll] = useState(false);
  const showsAll = wantsAll || isPrinting;
  const shownVideos = showsAll ? published : published.slice(0, MOST_PUBLISHED);
  const isMore = published.length > MOST_PUBLISHED;

  const showAll = () => {
    setWantsAll(true);
    // The button disappears: the focus goes to the last row that was read.
    const last = published[MOST_PUBLISHED - 1];
    if (last) document.getElementById(rowId(last.id))?.focus();
  };

  return (
    <section className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h2 tabIndex={-1} className="subtitle outline-none">
          {t('labels.counters.published')}
        </h2>
        {isMore && wantsAll && (
          <Chip onClick={() => setWantsAll(false)} className="-my-2 print:hidden">
            {t('labels.publishedList.fewer')}
          </Chip>
        )}
      </div>
      {published.length === 0 && <p className="mt-1 text-soft">{t('labels.publishedList.none')}</p>}
      <div className="mt-3">
        <VideoList videos={shownVideos} rowHeight={ROW_HEIGHT}>
          {(video) => <VideoRow video={video} />}
        </VideoList>
      </div>
      {isMore && !showsAll && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="text-sm text-soft">
            {t('labels.publishedList.recent', {
              shown: formatNumber(MOST_PUBLISHED),
              total: formatNumber(published.length),
            })}
          </p>
          <Chip onClick={showAll}>{t('labels.publishedList.all')}</Chip>
        </div>
      )}
    </section>
  );
}
