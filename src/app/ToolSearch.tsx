import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog';
import { ToolFinder } from './ToolFinder';

/** The list of all tools from anywhere (Ctrl or ⌘ K). */
export default function ToolSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('search.title')} closeLabel={t('close')} onClose={onClose}>
      <ToolFinder onOpen={onClose} />
    </Dialog>
  );
}
