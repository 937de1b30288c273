import { BookmarkPlus, Hash } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hashtagLength, MOST_HASHTAGS } from '../../../domain/hashtags/hashtags';
import { formatNumber } from '../../../i18n/figures';
import { Chip } from '../../Chip';
import { CopyHashtags } from '../../hashtags/CopyHashtags';

const GroupsDialog = lazy(() => import('../../hashtags/GroupsDialog'));

interface Props {
  /** With their '#', those to use first in front. */
  tags: readonly string[];
  /** The name to save them under unless another is typed: niche and product. */
  name: string;
}

/** The hashtags of a result: which to use first, how many and how long they are; to copy, save and find again. */
export function HashtagGroup({ tags, name }: Props) {
  const { t } = useTranslation('tool');
  const [open, setOpen] = useState<'save' | 'groups'>();
  const first = tags.slice(0, MOST_HASHTAGS);
  const spare = tags.slice(MOST_HASHTAGS);
  return (
    <div className="flex flex-col gap-2.5">
      <p className="text-sm text-soft">
        {t('hashtags.size', { number: formatNumber(tags.length), length: formatNumber(hashtagLength(tags)) })}
      </p>
      <div>
        <p className="mb-1.5 text-sm font-[620]">{t('hashtags.first', { number: formatNumber(first.length) })}</p>
        <Tags tags={first} look="bg-accent text-accent-ink" />
      </div>
      {spare.length > 0 && (
        <div>
          <p className="mb-1.5 text-sm text-soft">{t('hashtags.limit', { number: formatNumber(MOST_HASHTAGS) })}</p>
          <Tags tags={spare} look="border border-edge" />
        </div>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyHashtags tags={tags} />
        <Chip aria-haspopup="dialog" onClick={() => setOpen('save')}>
          <BookmarkPlus size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('hashtags.save')}
        </Chip>
        <Chip aria-haspopup="dialog" onClick={() => setOpen('groups')}>
          <Hash size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('hashtags.open')}
        </Chip>
      </div>
      <Suspense fallback={null}>
        {open && (
          <GroupsDialog saving={open === 'save' ? { name, tags } : undefined} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </div>
  );
}

const Tags = ({ tags, look }: { tags: readonly string[]; look: string }) => (
  <ul className="flex flex-wrap gap-1.5">
    {tags.map((tag) => (
      <li
        key={tag}
        dir="auto"
        className={`max-w-full rounded-[10px] px-2.5 py-1 text-[14px] leading-tight font-[560] break-words ${look}`}
      >
        {tag}
      </li>
    ))}
  </ul>
);
