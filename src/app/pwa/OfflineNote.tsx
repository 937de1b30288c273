import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineSpace } from './OfflineSpace';

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says quietly that the device is offline. */
export function OfflineNote() {
  const onLine = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  return (
    <div role="status">
      {!onLine && (
        <Suspense fallback={<OfflineSpace />}>
          <Note />
        </Suspense>
      )}
    </div>
  );
}

function Note() {
  const { t } = useTranslation('pwa');
  return <p className="px-5 pb-2 text-center text-sm text-soft">{t('offline')}</p>;
}
