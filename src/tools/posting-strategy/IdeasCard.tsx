import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../i18n/figures';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { ResultCard } from '../../ui/tool/ResultCard';
import type { ContentType } from './frequency';

interface Props {
  type: ContentType;
  niche: string;
  percentage: number;
  ideas: readonly string[];
}

/** One type of content: its share of the week and what to film. */
export function IdeasCard({ type, niche, percentage, ideas }: Props) {
  const { t } = useTranslation('posting-strategy');
  return (
    <ResultCard eyebrow={`${t(`labels.types.${type}`)} · ${formatPercent(percentage / 100)}`}>
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
