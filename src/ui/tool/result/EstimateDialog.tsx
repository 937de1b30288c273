import { useTranslation } from 'react-i18next';
import { Dialog } from '../../Dialog';

interface Props {
  title: string;
  /** What the tool's own figure is based on. */
  why: string;
  onClose: () => void;
}

/** Says that a score is an editorial estimate, and what it is based on. */
export default function EstimateDialog({ title, why, onClose }: Props) {
  const { t } = useTranslation('tool');
  const { t: shell } = useTranslation();
  return (
    <Dialog title={title} closeLabel={shell('close')} onClose={onClose}>
      <p>{why}</p>
      <p className="text-soft">{t('estimate.about')}</p>
    </Dialog>
  );
}
