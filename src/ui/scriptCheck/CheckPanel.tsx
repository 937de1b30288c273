import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedScript } from '../../domain/scriptCheck/checkedScript';
import { Chip } from '../Chip';
import { CheckResult } from './CheckResult';
import { OwnVersion } from './OwnVersion';

/** What the check has to say of a script, and the way to change it or to check another one. */
export function CheckPanel({ script }: { script: CheckedScript }) {
  const { t } = useTranslation('scriptCheck');
  // What was changed stays while the dialog is closed.
  const [changed, setChanged] = useState<CheckedScript>();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('title')} className="flex animate-appear flex-col gap-3">
      <CheckResult script={script} />
      <Chip onClick={() => setOpen(true)} className="self-start">
        <PencilLine size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('own.open')}
      </Chip>
      {isOpen && <OwnVersion script={changed ?? script} onChange={setChanged} onClose={() => setOpen(false)} />}
    </section>
  );
}
