import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { ResultCard } from '../../ui/tool/ResultCard';
import type { ContentType } from './frequency';
import { headingOf } from './plainText';

interface Props {
  type: ContentType;
  niche: string;
  percentage: number;
  /** Whether the week has a video of it. */
  isPlanned: boolean;
  ideas: readonly string[];
}

/** One type of content and what to film; its share of the week, where the week has any of it. */
export function IdeasCard({ type, niche, percentage, isPlanned, ideas }: Props) {
  const { t } = useTranslation('posting-strategy');
  return (
    <ResultCard eyebrow={headingOf(type, { percentage, isPlanned }, t)}>
      <ul className="flex flex-col divide-y divide-line">
        {ideas.map((idea) => (
          <li key={idea} className="flex items-center justify-between gap-2 py-1.5">
            <span>{idea}</span>
            <span className="-me-2 flex flex-none">
              <CopyButton text={idea} />
              <KeepButton idea={{ title: idea, niche, sourceTool: 'posting-strategy' }} />
            </span>
          </li>
        ))}
      </ul>
    </ResultCard>
  );
}
