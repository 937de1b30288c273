import { type FormEvent, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_FOCUSES } from '../../contracts/video';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { deleteVideo, keepIdea } from '../../state/slices/videosStore';
import { Button } from '../../ui/Button';
import { Choices } from '../../ui/Choices';
import { showToast } from '../../ui/toast';
import { RadioTiles } from '../../ui/tool/ask/RadioTiles';
import { TextField } from '../../ui/tool/ask/TextField';
import { useNicheOptions } from '../../ui/tool/ask/useNicheOptions';
import type { Answers } from '../../ui/tool/ToolStage';
import { formatShortDay } from './dayFormats';
import { FormatList } from './FormatList';
import { type Draft, focusOf, ideaOf, LONGEST } from './plannedDraft';
import { PLANNER_NICHES, type PlannerNiche } from './plannerNiches';
import { TOOL } from './tool';

interface Props {
  ref: Ref<HTMLElement>;
  date: string;
  answers: Answers;
  /** Undefined until it is chosen, when the profile's niche is none of the planner's. */
  niche: PlannerNiche | undefined;
  /** The niche that an idea is kept with. */
  nicheOfIdea: string;
}

const EMOJI = { trending: '📈', educational: '💡', entertaining: '🎭', product_showcase: '🛍️', personal_story: '💬' };

const keep = (name: string, value: string) => keepAnswer(toolRunOf(TOOL), name, value);

/** Specification: 'Video-idea form (title, hook, content focus, optional product mention)', with help to fill it. */
export function IdeaForm({ ref, date, answers, niche, nicheOfIdea }: Props) {
  const { t } = useTranslation('conversion-planner');
  const { t: shell } = useTranslation();
  const titleField = useRef<HTMLDivElement>(null);
  const options = useNicheOptions(PLANNER_NICHES);
  const focus = focusOf(answers.focus);
  const draft: Draft = answers;
  const idea = ideaOf(draft, date, nicheOfIdea);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!idea) return;
    // In this order nothing is lost if the browser closes in between.
    const id = await keepIdea(idea);
    for (const name of ['title', 'hook', 'product']) keep(name, '');
    titleField.current?.querySelector('input')?.focus();
    showToast(t('labels.form.added', { title: idea.title }), { label: shell('undo'), run: () => deleteVideo(id) });
  };

  const field = (name: 'title' | 'hook' | 'product', label: string, placeholder: string) => (
    <TextField
      label={label}
      value={answers[name] ?? ''}
      onChange={(value) => keep(name, value)}
      placeholder={placeholder}
      maxLength={LONGEST[name]}
    />
  );

  return (
    <section ref={ref} aria-labelledby={`${TOOL}-form`} className="scroll-mt-24 print:hidden">
      <h2 id={`${TOOL}-form`} className="subtitle">
        {t('labels.form.title', { day: formatShortDay(date) })}
      </h2>
      <form onSubmit={add} className="mt-3 flex flex-col gap-5">
        <div>
          <Choices
            legend={t('labels.form.niche')}
            name={`${TOOL}-niche`}
            options={options}
            value={niche ?? ''}
            onChange={(value) => keep('niche', value)}
          />
          {!niche && <p className="mt-1.5 text-sm text-soft">{t('labels.form.nicheWhy')}</p>}
        </div>
        <RadioTiles
          legend={t('labels.form.focus')}
          options={CONTENT_FOCUSES.map((value) => ({ value, label: t(`labels.focus.${value}`), emoji: EMOJI[value] }))}
          chosen={focus}
          onChoose={(value) => keep('focus', value)}
        />
        <FormatList date={date} niche={niche} focus={focus} draft={draft} />
        <div ref={titleField}>{field('title', t('labels.form.name'), t('labels.form.nameExample'))}</div>
        {field('hook', t('labels.form.hook'), t('labels.form.hookExample'))}
        {field('product', t('labels.form.product'), t('labels.form.productExample'))}
        <div>
          <Button type="submit" disabled={!idea}>
            {t('labels.form.add')}
          </Button>
          <p className={`mt-1.5 text-center text-sm text-soft ${idea ? 'invisible' : ''}`}>
            {t('labels.form.missing')}
          </p>
        </div>
      </form>
    </section>
  );
}
