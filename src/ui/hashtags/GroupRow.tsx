import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HashtagGroup } from '../../contracts/hashtagGroup';
import { hashtagText } from '../../domain/hashtags/hashtags';
import { IconButton } from '../IconButton';
import { CopyHashtags } from './CopyHashtags';
import { NameForm } from './NameForm';

interface Props {
  group: HashtagGroup;
  onRename: (name: string) => void;
  onDelete: () => void;
}

/** A saved group: copied in one tap, renamed, deleted. */
export function GroupRow({ group, onRename, onDelete }: Props) {
  const { t } = useTranslation('tool');
  const [isRenaming, setRenaming] = useState(false);
  const rename = (name: string) => {
    onRename(name);
    setRenaming(false);
  };
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 font-[620] break-words">{group.name}</h3>
        <IconButton
          icon={Pencil}
          label={t('hashtags.rename')}
          aria-expanded={isRenaming}
          onClick={() => setRenaming((was) => !was)}
        />
        <IconButton icon={Trash2} label={t('hashtags.delete')} onClick={onDelete} className="-me-2" />
      </div>
      {isRenaming && <NameForm group={group.id} initial={group.name} onSubmit={rename} />}
      <p className="text-sm break-words text-soft" dir="auto">
        {hashtagText(group.tags)}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyHashtags tags={group.tags} />
      </div>
    </li>
  );
}
