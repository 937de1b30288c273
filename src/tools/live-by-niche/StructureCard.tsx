import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ScriptCheck } from '../../ui/tool/ScriptCheck';
import { TeleprompterButton } from '../../ui/tool/TeleprompterButton';
import type { LiveRecommendations } from './generate';
import { structureText } from './plainText';
import { shownSteps } from './steps';

/** The typical live, step by step, and what is said in each. */
export function StructureCard({ result, niche }: { result: LiveRecommendations; niche: string }) {
  const { t } = useTranslation('live-by-niche');
  const steps = shownSteps(result, t);
  const text = structureText(result, t);
  const title = t('labels.liveTitle');
  const hook = result.introScripts[0]?.script[0];

  return (
    <ResultCard
      eyebrow={t('labels.structure')}
      actions={
        <>
          <CopyButton text={text} />
          <KeepButton idea={{ title, niche, hook, script: text, sourceTool: 'live-by-niche' }} />
        </>
      }
    >
      {steps.map(({ heading, text: what, lines }) => (
        <Part key={heading} name={heading}>
          <p className="mt-1">{what}</p>
          <ul
            aria-label={t('labels.toSay')}
            className="mt-1.5 flex flex-col gap-1 border-s-2 border-line ps-3 text-soft"
          >
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      ))}
      <Part name={t('labels.onScreen')}>{t('labels.disclosure')}</Part>
      <TeleprompterButton key={text} script={{ title, parts: steps }} />
      <ScriptCheck
        script={{ text: steps.flatMap(({ lines }) => lines).join('\n'), onScreen: t('labels.disclosure') }}
      />
    </ResultCard>
  );
}
