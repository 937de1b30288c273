import { useTranslation } from 'react-i18next';
import type { Focus, Guide, GuideNiche } from '../../domain/viralAlert/viralGuide';
import { Notice } from '../../ui/tool/result/Notice';
import { CardView } from '../../ui/tool/result/ResultView';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';
import { presentGuide } from './presentGuide';

interface Props {
  niche: GuideNiche;
  guide: Guide;
  /** What this week is about, if the creator asked for it. */
  focus: Focus | undefined;
}

const AROUND = { tool: 'viral-alert', answers: {} };

export function GuideCards({ niche, guide, focus }: Props) {
  const { t } = useTranslation('viral-alert');
  const { t: shared } = useTranslation('tool');
  const { formats, structure, live } = presentGuide(niche, guide, focus, { t, shared });
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-3">
        {formats.map((card) => (
          <CardView key={card.id} card={card} around={AROUND} />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <CardView card={structure} around={AROUND} />
        <CardView card={live} around={AROUND} />
        <Notice>{t('labels.honest')}</Notice>
        <ToolLinks paths={['/viral-video-structure', '/tiktok-live-planner', '/title-generator']} carry={{ niche }} />
      </div>
    </>
  );
}
