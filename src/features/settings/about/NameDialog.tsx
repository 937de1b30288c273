import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useDraft } from '../../../ui/useDraft';

interface Props {
  name: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

export function NameDialog({ name, onSave, onClose }: Props) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation();
  const { t: ask } = useTranslation('coach', { keyPrefix: 'onboarding' });
  const { text: typed, type, drop } = useDraft('name', name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(typed.trim());
    close();
  };
  const close = () => {
    drop();
    onClose();
  };
  return (
    <Dialog title={ask('name.title')} closeLabel={t('close')} onClose={close}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <input
          type="text"
          value={typed}
          onChange={(event) => type(event.target.value)}
          aria-label={t('profile.name')}
          data-initial-focus
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="done"
          maxLength={60}
          required
          className="min-h-15 w-full rounded-[18px] border-[1.5px] border-edge bg-surface px-4.5 text-[17px]"
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {shell('save')}
        </Button>
      </form>
    </Dialog>
  );
}
