import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { acknowledgeSetAside, storageHealth, worstTrouble } from '../state/store/storageHealth';

/** Reports trouble with storage: what happened, what is safe and what to do. */
export function StorageNotice() {
  const { t } = useTranslation();
  const trouble = useStore(storageHealth, worstTrouble);
  if (!trouble) return null;
  return (
    <div role="alert" className="flex items-center gap-3 rounded-button bg-sunk px-4 py-2.5 text-sm">
      <p className="flex-1">{t(`storage.${trouble}`)}</p>
      {trouble === 'set-aside' && (
        <button type="button" onClick={acknowledgeSetAside} className="min-h-11 px-2 font-[660]">
          {t('understood')}
        </button>
      )}
    </div>
  );
}
