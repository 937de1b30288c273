import { Check, ChevronRight } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenNames } from '../../ui/screenNames';
import { useProfileNiche } from '../../ui/tool/ask/useProfileNiche';
import { ChipLink } from '../../ui/tool/ChipLink';
import { OpenChevron } from '../../ui/tool/OpenChevron';
import { BlockView } from '../../ui/tool/result/BlockView';
import { stepBlocks } from './present';
import type { Step, StepId } from './setupGuide';

const AROUND = { tool: 'setup-guide', answers: {} };

export const titleId = (step: StepId) => `step-${step}`;

interface Props {
  step: Step;
  isDone: boolean;
  isOpen: boolean;
  onTick: () => void;
  onToggle: () => void;
}

/** A step to tick; its title opens the instructions. On paper all of them are open. */
export function StepRow({ step, isDone, isOpen, onTick, onToggle }: Props) {
  const { t } = useTranslation('setup-guide');
  const detailsId = `${titleId(step.id)}-details`;
  return (
    <li className="break-inside-avoid py-1">
      <div className="flex items-start gap-1">
        <label className="-ms-2 grid size-11 flex-none cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-ink">
          <input
            type="checkbox"
            checked={isDone}
            onChange={onTick}
            aria-label={t('labels.tick', { step: step.title })}
            className="peer sr-only"
          />
          <span className="grid size-6.5 place-items-center rounded-[8px] border-[1.5px] border-edge text-transparent peer-checked:border-accent peer-checked:bg-accent peer-checked:text-accent-ink">
            <Check size={17} strokeWidth={2.6} aria-hidden="true" />
          </span>
        </label>
        <button
          type="button"
          id={titleId(step.id)}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 py-2 text-start leading-snug font-[580]"
        >
          <span className={`flex-1 ${isDone ? 'text-soft line-through' : ''}`}>{step.title}</span>
          <OpenChevron isOpen={isOpen} />
        </button>
      </div>
      <div id={detailsId} className={`ps-10 pe-2 pb-3 print:block ${isOpen ? 'block' : 'hidden'}`}>
        <Details step={step} />
      </div>
    </li>
  );
}

function Details({ step }: { step: Step }) {
  const { t } = useTranslation('setup-guide');
  return (
    <div className="flex flex-col gap-2.5">
      {stepBlocks(step, t).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a step stay in their order
        <BlockView key={place} block={block} around={AROUND} />
      ))}
      {step.tool && <ToolLink path={step.tool} />}
    </div>
  );
}

/** The tool for this step, opened with the profile's niche. */
function ToolLink({ path }: { path: string }) {
  const { t } = useTranslation('setup-guide');
  const name = use(ScreenNames)(path);
  const niche = useProfileNiche();
  if (!name) return null;
  return (
    <p>
      <ChipLink path={path} query={niche && `?niche=${niche}`}>
        {t('labels.openTool', { tool: name })}
        <ChevronRight size={18} strokeWidth={1.8} aria-hidden="true" className="rtl:-scale-x-100" />
      </ChipLink>
    </p>
  );
}
