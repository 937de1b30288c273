import { CopyButton } from '../../CopyButton';
import { KeepButton } from '../KeepButton';
import { ChoiceChip } from './ChoiceChip';
import type { Idea } from './model';

interface Props {
  ideas: readonly Idea[];
  tool: string;
}

/** Lines of their own, each to be copied, kept or chosen. */
export const IdeaRows = ({ ideas, tool }: Props) => (
  <ul className="flex flex-col divide-y divide-line">
    {ideas.map(({ eyebrow, text, more, isLarge, copy, keep, choice }) => (
      <li key={text} className="py-2">
        {eyebrow && <p className="text-sm text-soft">{eyebrow}</p>}
        <div className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <p className={isLarge ? 'text-[19px] leading-[1.32] font-[620] tracking-[-0.01em]' : 'font-[540]'}>
              {text}
            </p>
            {more && <p className="text-soft">{more}</p>}
          </div>
          <div className="-me-2 flex flex-none">
            {copy && <CopyButton text={text} {...(copy.label && { label: copy.label })} />}
            {keep && <KeepButton idea={keep} />}
          </div>
        </div>
        {choice && (
          <div className="mt-1.5">
            <ChoiceChip choice={choice} tool={tool} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
