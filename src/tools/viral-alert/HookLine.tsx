import { useTranslation } from 'react-i18next';
import type { NichePick } from '../../domain/nichePicks';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';

interface Props {
  kind: 'main' | 'variant';
  hook: string;
  niche: NichePick;
}

/** A hook in quotation marks, to be copied or kept as it is said. */
export function HookLine({ kind, hook, niche }: Props) {
  const { t } = useTranslation('viral-alert');
  return (
    <div className="flex items-center gap-2">
      <div className="flex-1">
        <h3 className="text-sm text-soft">{t(`labels.hooks.${kind}`)}</h3>
        <p
          className={
            kind === 'main' ? 'text-[19px] leading-[1.32] font-[620] tracking-[-0.01em]' : 'leading-snug font-[540]'
          }
        >
          {t('labels.quote', { hook })}
        </p>
      </div>
      <div className="-me-2 flex">
        <CopyButton text={hook} label={t(`labels.copyHook.${kind}`)} />
        <KeepButton idea={{ title: hook, niche, hook, sourceTool: 'viral-alert' }} />
      </div>
    </div>
  );
}
