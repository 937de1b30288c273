import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { CopyChip } from '../../ui/CopyChip';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ScriptCheck } from '../../ui/tool/ScriptCheck';
import { TeleprompterButton } from '../../ui/tool/TeleprompterButton';
import type { FullScript, VideoStructure } from './generate';

interface Props {
  result: VideoStructure;
  /** As it is opened now. */
  script: FullScript;
}

/** The full text script: intro, main part, outro, each to be copied, all of it to be read, checked and kept. */
export function ScriptCard({ result, script }: Props) {
  const { t } = useTranslation('video-structure');
  const { trend, niche, product, mainContent, disclosure } = result;
  const title = [trend, product].filter(Boolean).join(' · ');
  const spoken = [...script.intro, ...script.main, ...script.outro].join('\n');
  const parts = [
    { name: t('labels.intro'), lines: script.intro, copy: t('labels.copyIntro') },
    { name: t('labels.main'), lines: script.main, copy: t('labels.copyMain') },
    { name: t('labels.outro'), lines: script.outro, copy: t('labels.copyOutro') },
  ];
  return (
    <ResultCard
      eyebrow={t('labels.blocks.script')}
      actions={
        <>
          <CopyButton text={spoken} label={t('labels.copyScript')} />
          <KeepButton
            key={spoken}
            idea={{
              title,
              niche,
              script: spoken,
              sourceTool: 'video-structure',
              ...(script.intro[0] && { hook: script.intro[0] }),
              ...(product && { product }),
            }}
          />
        </>
      }
    >
      {parts.map(({ name, lines, copy }) => (
        <Part key={name} name={name}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <div className="mt-2">
            <CopyChip text={lines.join('\n')} label={copy} />
          </div>
        </Part>
      ))}
      <Part name={t('labels.onScreen')}>
        <p>{disclosure.onScreen}</p>
        <p className="mt-1 text-sm text-soft">{disclosure.note}</p>
      </Part>
      <p className="text-sm text-soft">{t('labels.ownWords')}</p>
      <TeleprompterButton key={spoken} script={{ title, parts: parts.map(({ name, lines }) => ({ name, lines })) }} />
      <ScriptCheck script={{ text: spoken, product, seconds: mainContent.seconds, onScreen: disclosure.onScreen }} />
    </ResultCard>
  );
}
