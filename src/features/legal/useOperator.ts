import { useTranslation } from 'react-i18next';
import type { ServerConfig } from './useServerConfig';

/** The operator and the host for the texts' slots; what is missing is described as missing. */
export function useOperator({ state, config }: ServerConfig): { operator: string; contact: string; host: string } {
  const { t } = useTranslation('legal');
  if (state === 'loading') return { operator: '…', contact: '…', host: '…' };
  return {
    operator: config?.operator.name || t('operatorUnknown'),
    contact: config?.operator.contact || t('contactUnknown'),
    host: config?.operator.host || t('hostUnknown'),
  };
}
