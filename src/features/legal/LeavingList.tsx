import { useTranslation } from 'react-i18next';
import { leavingFeatures } from './leavingFeatures';
import type { ServerConfig } from './useServerConfig';

const FACTS = ['what', 'toWhom', 'howLong'] as const;

/** What leaves the device, who receives it and for how long: a card for each feature that this server has. */
export function LeavingList({ server }: { server: ServerConfig }) {
  const { t } = useTranslation('legal');
  const provider = server.config?.provider ?? t('providerUnknown');
  if (server.state === 'loading') return null;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {server.state === 'unreachable' && <p>{t('privacy.featuresUnreachable')}</p>}
      {leavingFeatures(server.config).map((feature) => (
        <section key={feature} className="rounded-card border border-line bg-surface p-4">
          <h3 className="font-[660]">{t(`privacy.features.${feature}.title`)}</h3>
          <dl className="mt-2 flex flex-col gap-2.5">
            {FACTS.map((fact) => (
              <div key={fact}>
                <dt className="text-sm text-soft">{t(`privacy.featureLabels.${fact}`)}</dt>
                <dd>{t(`privacy.features.${feature}.${fact}`, { provider })}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
