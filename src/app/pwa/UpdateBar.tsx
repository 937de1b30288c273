import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { updateStore } from './updateFlow';

/** Says that a new version is available, and switches to it on request. */
export function UpdateBar() {
  const apply = useStore(updateStore, (update) => update.apply);
  return (
    <div role="status">
      {apply && (
        <Suspense fallback={null}>
          <Bar apply={apply} />
        </Suspense>
      )}
    </div>
  );
}

function Bar({ apply }: { apply: () => void }) {
  const { t } = useTranslation('pwa');
  const [applying, setApplying] = useState(false);
  const agree = () => {
    setApplying(true);
    apply();
  };
  return (
    <div className="mx-3 mb-2 flex items-center gap-3 rounded-button bg-sunk py-1.5 ps-4 pe-1.5 text-sm">
      <p className="flex-1">{t('update.ready')}</p>
      <button
        type="button"
        disabled={applying}
        onClick={agree}
        className="min-h-11 flex-none rounded-control bg-accent px-4 font-[660] text-accent-ink disabled:opacity-45"
      >
        {t(applying ? 'update.applying' : 'update.apply')}
      </button>
    </div>
  );
}
