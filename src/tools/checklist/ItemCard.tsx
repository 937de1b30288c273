import { Check, Minus } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { loadNamespace } from '../../i18n/i18n';
import { Disclosure } from '../../ui/scriptCheck/Disclosure';
import type { ChecklistItem } from './checklist';
import { MeasuredNote } from './MeasuredNote';
import type { MeasuredItem } from './measuredItems';
import { RuleExplained } from './RuleExplained';

const ScriptFindings = lazy(async () => {
  const [findings] = await Promise.all([import('./ScriptFindings'), loadNamespace('scriptCheck')]);
  return findings;
});

interface Props {
  item: ChecklistItem;
  measured: MeasuredItem | undefined;
  /** The video being checked: its words are checked against the rules. */
  video: Video | undefined;
  onToggle: () => void;
  onPass: () => void;
}

/** An item, ticked in one tap; below it how to do it, and the rules it rests on. */
export function ItemCard({ item, measured, video, onToggle, onPass }: Props) {
  const { t } = useTranslation('checklist');
  const id = useId();
  const { category, title, description, tips, isChecked, isPassed, rules } = item;
  return (
    <li
      className={`break-inside-avoid rounded-card border-[1.5px] bg-surface transition-colors ${isChecked ? 'border-good' : 'border-line'}`}
    >
      <label className="flex cursor-pointer items-start gap-3.5 rounded-card p-4 pb-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={onToggle}
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}description`}
          className="sr-only scroll-my-40"
        />
        <span
          aria-hidden="true"
          className={`mt-0.5 grid size-7 flex-none place-items-center rounded-[9px] border-[1.5px] ${isChecked ? 'border-accent bg-accent text-accent-ink' : 'border-edge'}`}
        >
          {isChecked && <Check size={19} strokeWidth={2.6} />}
          {isPassed && <Minus size={19} strokeWidth={2.6} />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="eyebrow block">{t(`labels.categories.${category}`)}</span>
          <span
            id={`${id}title`}
            className={`mt-0.5 block leading-snug font-[620] ${isChecked ? 'line-through decoration-2' : ''} ${isPassed ? 'text-soft' : ''}`}
          >
            {title}
          </span>
          <span id={`${id}description`} className="mt-1 block text-[15px] leading-snug text-soft">
            {description}
          </span>
        </span>
      </label>
      <div className="divide-y divide-line px-4 pb-1">
        {measured && <MeasuredNote item={measured} />}
        <Disclosure line={<span className="text-[15px] font-[540]">{t('labels.tips')}</span>}>
          <ul className="flex list-disc flex-col gap-1.5 ps-4 pb-3 text-[15px] leading-snug">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Disclosure>
        {rules.map((rule) => (
          <RuleExplained key={rule} rule={rule} />
        ))}
        {item.id === 'compliance' && video && (
          <Suspense fallback={null}>
            <ScriptFindings script={video.script} description={video.description} product={video.product} />
          </Suspense>
        )}
        {item.canPass && <PassButton item={item} onPass={onPass} />}
      </div>
    </li>
  );
}

/** 'Not for this video': settles the item without ticking it, or undoes that. */
function PassButton({ item: { title, isPassed }, onPass }: Pick<Props, 'item' | 'onPass'>) {
  const { t } = useTranslation('checklist');
  const says = t(isPassed ? 'labels.passed.undo' : 'labels.passed.button');
  return (
    <button
      type="button"
      onClick={onPass}
      aria-label={t('labels.passed.of', { says, title })}
      className="min-h-11 w-full text-start text-[15px] text-soft underline underline-offset-3 print:hidden"
    >
      {says}
    </button>
  );
}
