import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/figures';
import { askToPersist, type StorageInfo, storageInfo } from '../../platform/storage';
import { browserEnvironment } from '../../state/store/environment';
import { Button } from '../../ui/Button';
import { Section } from './Section';

const readInfo = () => storageInfo(browserEnvironment.database);

type Safety = 'lost' | 'protected' | 'atRisk' | 'refused';

/** Whether the browser keeps what the user made, how much room it takes, and a way to have it protected. */
export function StorageSection() {
  const { t } = useTranslation('settings');
  const [info, setInfo] = useState<StorageInfo>();
  const [wasRefused, setRefused] = useState(false);

  useEffect(() => {
    let isShown = true;
    readInfo().then((read) => isShown && setInfo(read));
    return () => {
      isShown = false;
    };
  }, []);

  const protect = async () => {
    setRefused(!(await askToPersist()));
    setInfo(await readInfo());
  };

  const safety = info && safetyOf(info, wasRefused);
  return (
    <Section heading={t('storage.heading')} anchor="storage">
      <div aria-live="polite" className="flex min-h-28 flex-col gap-3 py-3.5">
        {info && safety && (
          <>
            <div>
              <p className="font-[620]">{t(`storage.${safety}.title`)}</p>
              <p className="text-sm text-soft">{t(`storage.${safety}.text`)}</p>
            </div>
            {info.usage !== undefined && (
              <p className="text-sm text-soft">{t('storage.used', { used: formatBytes(info.usage) })}</p>
            )}
            {safety === 'atRisk' && (
              <Button kind="quiet" onClick={protect}>
                {t('storage.protect')}
              </Button>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

function safetyOf({ kept, persisted }: StorageInfo, wasRefused: boolean): Safety {
  if (!kept) return 'lost';
  if (persisted) return 'protected';
  return wasRefused ? 'refused' : 'atRisk';
}
