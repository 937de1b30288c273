import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedScript } from '../../../domain/scriptCheck/checkedScript';
import { loadNamespace } from '../../../i18n/i18n';
import { Chip } from '../../Chip';

const CheckPanel = lazy(async () => {
  const [{ CheckPanel }] = await Promise.all([import('../../scriptCheck/CheckPanel'), loadNamespace('scriptCheck')]);
  return { default: CheckPanel };
});

/** Checks a script or a description on the device; closed at first, it fetches rules and texts when opened. */
export function ScriptCheck({ script }: { script: CheckedScript }) {
  const { t } = useTranslation('tool');
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Chip
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
        className="self-start"
      >
        <ListChecks size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('result.check')}
      </Chip>
      <div id={panelId}>
        <Suspense fallback={null}>{isOpen && <CheckPanel script={script} />}</Suspense>
      </div>
    </div>
  );
}
