import { useTranslation } from 'react-i18next';
import { Drawer } from '../ui/Drawer';
import Sidebar from './Sidebar';

/** The sidebar of a phone, in a drawer. */
export default function Menu({ onSearch, onClose }: { onSearch: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer label={t('sidebar.label')} closeLabel={t('close')} onClose={onClose}>
      <Sidebar onSearch={onSearch} onNavigate={onClose} />
    </Drawer>
  );
}
