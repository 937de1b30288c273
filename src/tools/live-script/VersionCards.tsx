import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { dotted } from '../../ui/tool/listText';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ScriptCheck } from '../../ui/tool/ScriptCheck';
import { TeleprompterButton } from '../../ui/tool/TeleprompterButton';
import type { ScriptVersion } from './generate';
import { beatLines, headingOf, scriptText, techniqueLines } from './plainText';

interface Props {
  name: string;
  version: ScriptVersion;
  isRecommended: boolean;
  niche: string;
  product: string;
}

/** One length of the script: its steps, ready for the teleprompter, and what goes with them. */
export function VersionCards({ name, version, isRecommended, niche, product }: Props) {
  const { t } = useTranslation('live-script');
  const { t: shared } = useTranslation('tool');
  const { durationText, structure, engagementTechniques, productLinkTiming, viralVariant, june2025Trends } = version;
  const spoken = scriptText(version, t);
  const title = t('labels.liveTitle', { version: name, product });
  const disclosure = t('labels.disclosure');

  return (
    <>
      <ResultCard
        eyebrow={`${name} · ${durationText}`}
        badge={isRecommended ? shared('result.recommended') : undefined}
        statement={structure[0]?.content[0] ?? ''}
        actions={
          <>
            <CopyButton text={spoken} label={t('labels.copyScript')} />
            <KeepButton
              key={spoken}
              idea={{
                title,
                niche,
                product,
                hook: structure[0]?.content[0],
                script: spoken,
                sourceTool: 'live-script',
              }}
            />
          </>
        }
      >
        <TeleprompterButton
          key={spoken}
          script={{
            title,
            parts: structure.map((step) => ({ name: step.title, minutes: step.timing, lines: step.content })),
          }}
        />
        <p className="text-sm text-soft">{t('labels.pace')}</p>
        <ol className="flex flex-col divide-y divide-line">
          {structure.map((step) => (
            <li key={step.id} className="py-3">
              <h3 className="font-[640]">{headingOf(step, t)}</h3>
              {step.content.map((line) => (
                <p key={line} className="mt-1.5">
                  {line}
                </p>
              ))}
              <ul aria-label={t('labels.beats')} className="mt-2 rounded-control bg-sunk px-3 py-2 text-sm">
                {beatLines(step, t).map((line) => (
                  <li key={line} className="py-0.5">
                    {line}
                  </li>
                ))}
              </ul>
              <ul aria-label={t('labels.tips')} className="mt-1.5 list-disc ps-5 text-sm">
                {step.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <Part name={t('labels.onScreen')}>{disclosure}</Part>
        <ScriptCheck
          script={{
            text: structure.flatMap(({ content }) => content).join('\n'),
            product,
            seconds: version.duration * 60,
            onScreen: disclosure,
          }}
        />
      </ResultCard>

      <div className="flex min-w-0 flex-col gap-4">
        <ResultCard
          eyebrow={`${t('labels.productLink')} · ${name}`}
          statement={productLinkTiming.moment}
          actions={<CopyButton text={`${productLinkTiming.moment}\n${productLinkTiming.reason}`} />}
        >
          <p>{productLinkTiming.reason}</p>
        </ResultCard>

        <ResultCard
          eyebrow={`${t('labels.engagement')} · ${name}`}
          actions={<CopyButton text={techniqueLines(version).join('\n')} />}
        >
          {engagementTechniques.map(({ type, description, implementation }) => (
            <div key={type}>
              <h3 className="font-[640]">{type}</h3>
              <p className="text-soft">{description}</p>
              <Part name={t('labels.how')}>{implementation}</Part>
            </div>
          ))}
        </ResultCard>

        <ResultCard
          eyebrow={`${t('labels.variant')} · ${name}`}
          statement={viralVariant.name}
          actions={<CopyButton text={`${viralVariant.name}\n${viralVariant.explanation}`} />}
        >
          <p>{viralVariant.explanation}</p>
        </ResultCard>

        <ResultCard
          eyebrow={`${t('labels.trends')} · ${name}`}
          actions={<CopyButton text={dotted(june2025Trends).join('\n')} />}
        >
          <ul className="list-disc ps-5">
            {june2025Trends.map((trend) => (
              <li key={trend}>{trend}</li>
            ))}
          </ul>
          <p className="text-sm text-soft">{shared('notice.general')}</p>
        </ResultCard>
      </div>
    </>
  );
}
