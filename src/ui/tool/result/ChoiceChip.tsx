import { keepAnswer, toolRunOf } from '../../../state/slices/toolRuns';
import { Chip } from '../../Chip';
import type { Choice } from './model';

interface Props {
  choice: Choice;
  tool: string;
}

/** A choice about the rest of the result, stored with the answers. */
export const ChoiceChip = ({ choice: { question, value, label, isChosen }, tool }: Props) => (
  <Chip
    aria-pressed={isChosen}
    onClick={() => keepAnswer(toolRunOf(tool), question, value)}
    className="self-start print:hidden"
  >
    {label}
  </Chip>
);
