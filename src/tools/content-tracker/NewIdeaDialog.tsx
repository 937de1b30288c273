import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIORITIES } from '../../contracts/video';
import { NICHES } from '../../domain/niches';
import { Button } from '../../ui/Button';
import { Choices } from '../../ui/Choices';
import { Dialog } from '../../ui/Dialog';
import { useNicheName } from '../../ui/videos/useNicheName';
import { Line, Lines } from './video/draftFields';
import { type Draft, ideaOf, LONGEST } from './video/videoDraft';

interface Props {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Does nothing while title or niche is missing. */
  onSave: () => void;
  onClose: () => void;
}

/** An idea of one's own: title and niche, an optional description, and how pressing it is. */
export function NewIdeaDialog({ draft, onChange, onSave, onClose }: Props) {
  const { t } = useTranslation('content-tracker');
  const { t: shell } = useTranslation();
  const nicheName = useNicheName();
  const id = useId();
  const change = (changed: Partial<Draft>) => onChange({ ...draft, ...changed });

  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  /** Enter alone starts a new line here. */
  const saveOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };

  return (
    <Dialog title={t('labels.newIdea')} closeLabel={shell('close')} onClose={onClose}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <Line
          label={t('labels.form.title')}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
          placeholder={t('labels.form.titleExample')}
          maxLength={LONGEST.title}
          aria-required
          enterKeyHint="done"
          data-initial-focus
        />
        <Line
          label={t('labels.form.niche')}
          value={draft.niche}
          onChange={(event) => change({ niche: event.target.value })}
          placeholder={t('labels.form.nicheExample')}
          suggestions={NICHES.map(nicheName)}
          maxLength={LONGEST.niche}
          aria-required
          enterKeyHint="done"
        />
        <Lines
          label={t('labels.form.description')}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
          onKeyDown={saveOnEnter}
          placeholder={t('labels.form.descriptionExample')}
          maxLength={LONGEST.description}
        />
        <Choices
          legend={t('labels.form.priority')}
          name={`${id}priority`}
          options={PRIORITIES.map((value) => ({ value, label: t(`labels.priority.${value}`) }))}
          value={draft.priority}
          onChange={(priority) => change({ priority })}
        />
        <Button type="submit" disabled={!ideaOf(draft)}>
          {shell('save')}
        </Button>
      </form>
    </Dialog>
  );
}
