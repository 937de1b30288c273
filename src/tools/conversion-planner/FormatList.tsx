import { useTranslation } from 'react-i18next';
import type { ContentFocus } from '../../contracts/video';
import { useTexts } from '../../i18n/useTexts';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { showToast } from '../../ui/toast';
import type { Draft } from './plannedDraft';
import type { PlannerNiche } from './plannerNiches';
import { weekdayOf } from './plannerWeek';
import { type Format, formatsFor } from './suggestedFormats';
import { TOOL } from './tool';

interface Props {
  date: string;
  niche: PlannerNiche | undefined;
  focus: ContentFocus | undefined;
  draft: Draft;
}

/** Writes a format into the form. */
function fill({ title = '', hook = '' }: Draft): void {
  const run = toolRunOf(TOOL);
  keepAnswer(run, 'title', title);
  keepAnswer(run, 'hook', hook);
}

/** Ways to film for the niche, the focus and the day; a tap fills the form with one, which can be undone. */
export function FormatList({ date, niche, focus, draft }: Props) {
  const { t } = useTranslation('conversion-planner');
  const { t: shell } = useTranslation();
  const { formats } = useTexts('conversion-planner');

  if (!niche || !focus)
    return <p className="rounded-button bg-sunk px-4 py-3 text-[15px] text-soft">{t('labels.form.formatsWait')}</p>;

  const take = (format: Format) => {
    fill(format);
    showToast(t('labels.form.formatTaken'), { label: shell('undo'), run: () => fill(draft) });
  };
  return (
    <div>
      <h3 className="font-[540]">{t('labels.form.formats')}</h3>
      <p className="mt-0.5 text-sm text-soft">{t('labels.form.formatsHow')}</p>
      <ul className="mt-2.5 flex flex-col gap-2">
        {formatsFor(formats, niche, focus, weekdayOf(date)).map((format) => (
          <li key={format.title}>
            <button
              type="button"
              aria-pressed={format.title === draft.title && format.hook === draft.hook}
              onClick={() => take(format)}
              className="w-full rounded-button border-[1.5px] border-line bg-surface px-4 py-2.5 text-start transition-transform active:scale-[0.98] aria-pressed:border-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--color-ink)]"
            >
              <span className="block leading-snug font-[560]">{format.title}</span>
              <span className="mt-0.5 block text-sm text-soft">{t('labels.form.quoted', { text: format.hook })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
