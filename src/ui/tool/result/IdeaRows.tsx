import { CopyButton } from '../../CopyButton';
import { ChoiceChip } from './ChoiceChip';
import { KeepButton } from './KeepButton';
import type { Idea } from './model';
import { Badge } from './ResultCard';

interface Props {
  ideas: readonly Idea[];
  tool: string;
}

/** Separate lines, each to be copied, saved or chosen. */
export const IdeaRows = ({ ideas, tool }: Props) => (
  <ul className="flex flex-col divide-y divide-line">
    {ideas.map(({ eyebrow, badge, text, more, isLarge, copy, keep, choice }) => (
      <li key={text} className="py-2 first:pt-0 last:pb-0">
        <div className="flex items-center gap-2">
          <div className="flex min-w-0 flex-1 flex-col">
            {badge && (
              <p className="mb-1 flex">
                <Badge>{badge}</Badge>
              </p>
            )}
            {eyebrow && <p className="text-sm text-soft">{eyebrow}</p>}
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
