import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_GROUP_NAME } from '../../contracts/hashtagGroup';
import { Button } from '../Button';
import { useDraft } from '../useDraft';

interface Props {
  /** The group's id, absent for a new one: what is typed is stored under it. */
  group?: string;
  initial: string;
  onSubmit: (name: string) => void;
}

/** The name of a group; a blank one is refused. */
export function NameForm({ group = 'new', initial, onSubmit }: Props) {
  const { t } = useTranslation('tool');
  const { t: shell } = useTranslation();
  const fieldId = useId();
  const { text: name, type, drop } = useDraft(`hashtag-group:${group}`, initial.slice(0, LONGEST_GROUP_NAME));
  const isBlank = name.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) return;
    drop();
    onSubmit(name);
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div>
        <label htmlFor={fieldId} className="mb-1.5 block font-[540]">
          {t('hashtags.name')}
        </label>
        <input
          id={fieldId}
          type="text"
          value={name}
          onChange={(event) => type(event.target.value)}
          maxLength={LONGEST_GROUP_NAME}
          data-initial-focus
          autoComplete="off"
          enterKeyHint="done"
          className="min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-4 text-[17px]"
        />
      </div>
      <Button type="submit" disabled={isBlank}>
        {shell('save')}
      </Button>
    </form>
  );
}
