import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_GROUP_NAME } from '../../contracts/hashtagGroup';
import { Button } from '../Button';

interface Props {
  initial: string;
  onSubmit: (name: string) => void;
}

/** The name of a group; a blank one is not taken. */
export function NameForm({ initial, onSubmit }: Props) {
  const { t } = useTranslation('tool');
  const { t: shell } = useTranslation();
  const fieldId = useId();
  const [name, setName] = useState(initial.slice(0, LONGEST_GROUP_NAME));
  const isBlank = name.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) onSubmit(name);
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
          onChange={(event) => setName(event.target.value)}
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
