import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { HashtagGroup } from '../../contracts/hashtagGroup';
import {
  deleteHashtagGroup,
  hashtagGroupsStore,
  renameHashtagGroup,
  restoreHashtagGroup,
  saveHashtagGroup,
} from '../../state/slices/hashtagGroupsStore';
import { Chip } from '../Chip';
import { Dialog } from '../Dialog';
import { GroupRow } from './GroupRow';
import { NameForm } from './NameForm';

interface Props {
  /** What to save, and the name it gets unless another is typed; without it the groups are only shown. */
  saving?: { name: string; tags: readonly string[] } | undefined;
  onClose: () => void;
}

/** The saved groups of hashtags, newest first, and a way to save one more. */
export default function GroupsDialog({ saving, onClose }: Props) {
  const { t } = useTranslation('tool');
  const { t: shell } = useTranslation();
  const { items } = useStore(hashtagGroupsStore);
  const [isSaved, setSaved] = useState(false);
  const [deleted, setDeleted] = useState<HashtagGroup>();
  const groups = items.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

  useEffect(() => void hashtagGroupsStore.hydrate(), []);

  const save = async (name: string) => {
    await saveHashtagGroup(name, saving?.tags ?? []);
    setSaved(true);
  };
  const remove = (group: HashtagGroup) => {
    deleteHashtagGroup(group.id);
    setDeleted(group);
  };
  const undo = (group: HashtagGroup) => {
    restoreHashtagGroup(group);
    setDeleted(undefined);
  };

  return (
    <Dialog title={t('hashtags.groups')} closeLabel={shell('close')} onClose={onClose}>
      {saving && !isSaved && <NameForm initial={saving.name} onSubmit={save} />}
      <div role="status" className="empty:hidden">
        {isSaved && t('hashtags.saved')}
        {deleted && (
          <div className="flex items-center gap-3">
            <span className="min-w-0 flex-1">{t('hashtags.deleted', { name: deleted.name })}</span>
            <Chip onClick={() => undo(deleted)}>{shell('undo')}</Chip>
          </div>
        )}
      </div>
      {groups.length === 0 ? (
        !saving && <p className="text-soft">{t('hashtags.none')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {groups.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              onRename={(name) => renameHashtagGroup(group.id, name)}
              onDelete={() => remove(group)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
