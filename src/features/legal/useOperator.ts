import { useTranslation } from 'react-i18next';
import type { ServerConfig } from './useServerConfig';

/** The operator as the texts' slots name it; a missing name or contact is said to be missing. */
export function useOperator({ state, config }: ServerConfig): { operator: string; contact: string } {
  const { t } = useTranslation('legal');
  if (state === 'loading') return { operator: '…', contact: '…' };
  return {
    operator: config?.operator.name || t('operatorUnknown'),
    contact: config?.operator.contact || t('contactUnknown'),
  };
}
