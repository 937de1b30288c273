import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage';
import { useOperator } from './useOperator';
import { useServerConfig } from './useServerConfig';

export default function TermsScreen() {
  const { t } = useTranslation('legal');
  const server = useServerConfig();
  const texts = t('terms', { returnObjects: true, ...useOperator(server) });
  return <LegalPage texts={texts} server={server} />;
}
