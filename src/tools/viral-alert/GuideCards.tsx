import { useTranslation } from 'react-i18next';
import type { Guide, GuideNiche } from '../../domain/viralAlert/guide';
import { formatNumber } from '../../i18n/figures';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { dotted } from '../../ui/tool/listText';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ToolLinks } from '../../ui/tool/ToolLinks';

interface Props {
  niche: GuideNiche;
  guide: Guide;
  /** What this week is about, where the creator asked for it. */
  focus: { format: string; practice: string } | undefined;
}

export function GuideCards({ niche, guide, focus }: Props) {
  const { t } = useTranslation('viral-alert');
  const { viralFormats, videoStructure, liveBestPractices } = guide;
  const sourceTool = 'viral-alert';
  const steps = (['hook', 'demo', 'cta'] as const).map((step) => ({
    name: t(`labels.guide.${step}`),
    text: videoStructure[step],
  }));
  const structure = steps.map(({ name, text }) => `${name} – ${text}`).join('\n');

  return (
    <>
      <div className="grid gap-4 lg:grid-cols-3">
        {viralFormats.map((format, place) => (
          <ResultCard
            key={format}
            eyebrow={t('labels.guide.format', { number: formatNumber(place + 1) })}
            badge={format === focus?.format ? t('labels.guide.week') : undefined}
            statement={format}
            actions={
              <>
                <CopyButton text={format} />
                <KeepButton idea={{ title: format, niche, script: structure, sourceTool }} />
              </>
            }
          />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <ResultCard eyebrow={t('labels.guide.structure')} actions={<CopyButton text={structure} />}>
          {steps.map(({ name, text }) => (
            <Part key={name} name={name}>
              {text}
            </Part>
          ))}
        </ResultCard>
        <ResultCard
          eyebrow={t('labels.guide.live')}
          actions={<CopyButton text={dotted(liveBestPractices).join('\n')} />}
        >
          <ul className="flex flex-col gap-2.5">
            {liveBestPractices.map((practice) => (
              <li key={practice}>
                {practice === focus?.practice && (
                  <span className="mb-1 block w-fit rounded-[10px] bg-accent px-2.5 py-1 text-[12.5px] leading-tight font-[640] text-accent-ink">
                    {t('labels.guide.week')}
                  </span>
                )}
                {practice}
              </li>
            ))}
          </ul>
        </ResultCard>
        <Notice>{t('labels.honest')}</Notice>
        <ToolLinks paths={['/viral-video-structure', '/tiktok-live-planner', '/title-generator']} carry={{ niche }} />
      </div>
    </>
  );
}
