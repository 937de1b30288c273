import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ScoreRing } from '../../ui/tool/ScoreRing';
import { ScriptCheck } from '../../ui/tool/ScriptCheck';
import { TeleprompterButton } from '../../ui/tool/TeleprompterButton';
import type { IntroScript } from './generate';

interface Props {
  intro: IntroScript;
  /** From 1. */
  number: number;
  niche: string;
}

/** One way to open a live, as it is said. */
export function IntroCard({ intro: { name, script, effectiveness, reason, recommended }, number, niche }: Props) {
  const { t } = useTranslation('live-by-niche');
  const { t: shared } = useTranslation('tool');
  const spoken = script.join('\n');

  return (
    <ResultCard
      eyebrow={t('labels.intro', { number: formatNumber(number) })}
      badge={recommended ? shared('result.recommended') : undefined}
      statement={name}
      meta={<ScoreRing score={effectiveness} label={t('labels.effectiveness')} why={t('labels.why', { reason })} />}
      actions={
        <>
          <CopyButton text={spoken} />
          <KeepButton idea={{ title: name, niche, hook: script[0], script: spoken, sourceTool: 'live-by-niche' }} />
        </>
      }
    >
      <p className="text-soft">{reason}</p>
      <Part name={t('labels.toSay')}>
        {script.map((line) => (
          <p key={line} className="mt-1">
            {line}
          </p>
        ))}
      </Part>
      <TeleprompterButton key={spoken} script={{ title: name, parts: [{ name, lines: script }] }} />
      <ScriptCheck script={{ text: spoken, onScreen: t('labels.disclosure') }} />
    </ResultCard>
  );
}
