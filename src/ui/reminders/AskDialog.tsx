import { useTranslation } from 'react-i18next';
import { Button } from '../Button';
import { Dialog } from '../Dialog';

interface Props {
  confirm: () => void;
  cancel: () => void;
}

/** Explains why the browser is about to ask for a permission, before it does. */
export default function AskDialog({ confirm, cancel }: Props) {
  const { t } = useTranslation('reminders');
  return (
    <Dialog title={t('ask.title')} closeLabel={t('notice.close')} onClose={cancel}>
      <p className="text-soft">{t('form.reason')}</p>
      <Button onClick={confirm}>{t('ask.allow')}</Button>
      <Button kind="quiet" onClick={cancel}>
        {t('form.cancel')}
      </Button>
    </Dialog>
  );
}
