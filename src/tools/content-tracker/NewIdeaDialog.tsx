import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIORITIES } from '../../contracts/video';
import { NICHES } from '../../domain/niches';
import { Button } from '../../ui/Button';
import { Choices } from '../../ui/Choices';
import { Dialog } from '../../ui/Dialog';
import { type Draft, ideaOf, LONGEST } from './draft';
import { useNicheName } from './useNicheName';

interface Props {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Does nothing where title or niche is missing. */
  onSave: () => void;
  onClose: () => void;
}

const FIELD =
  'w-full rounded-button border-[1.5px] border-edge bg-surface px-3.5 text-[17px] text-ink placeholder:text-soft';

/** An idea of one's own: title and niche, a description if there is more to say, how pressing it is. */
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
  /** Enter alone begins a line here. */
  const saveOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };

  return (
    <Dialog title={t('labels.newIdea')} closeLabel={shell('close')} onClose={onClose}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <div>
          <label htmlFor={`${id}title`} className="mb-1.5 block font-[540]">
            {t('labels.form.title')}
          </label>
          <input
            id={`${id}title`}
            type="text"
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
            placeholder={t('labels.form.titleExample')}
            maxLength={LONGEST.title}
            aria-required
            autoComplete="off"
            enterKeyHint="done"
            data-initial-focus
            className={`min-h-13 ${FIELD}`}
          />
        </div>
        <div>
          <label htmlFor={`${id}niche`} className="mb-1.5 block font-[540]">
            {t('labels.form.niche')}
          </label>
          <input
            id={`${id}niche`}
            type="text"
            value={draft.niche}
            onChange={(event) => change({ niche: event.target.value })}
            placeholder={t('labels.form.nicheExample')}
            list={`${id}niches`}
            maxLength={LONGEST.niche}
            aria-required
            autoComplete="off"
            enterKeyHint="done"
            className={`min-h-13 ${FIELD}`}
          />
          <datalist id={`${id}niches`}>
            {NICHES.map((niche) => (
              <option key={niche} value={nicheName(niche)} />
            ))}
          </datalist>
        </div>
        <div>
          <label htmlFor={`${id}description`} className="mb-1.5 block font-[540]">
            {t('labels.form.description')}
          </label>
          <textarea
            id={`${id}description`}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
            onKeyDown={saveOnEnter}
            placeholder={t('labels.form.descriptionExample')}
            maxLength={LONGEST.description}
            rows={3}
            className={`py-3 ${FIELD}`}
          />
        </div>
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
