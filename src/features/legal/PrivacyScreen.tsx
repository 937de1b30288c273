import { useTranslation } from 'react-i18next';
import { LeavingList } from './LeavingList';
import { LegalPage } from './LegalPage';
import { useOperator } from './useOperator';
import { useServerConfig } from './useServerConfig';

export default function PrivacyScreen() {
  const { t } = useTranslation('legal');
  const server = useServerConfig();
  const texts = t('privacy', { returnObjects: true, ...useOperator(server) });
  return <LegalPage texts={texts} server={server} after={{ leaves: <LeavingList server={server} /> }} />;
}
