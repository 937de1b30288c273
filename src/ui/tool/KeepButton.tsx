import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepIdea, type NewIdea } from '../../state/ideas';
import { IconButton } from '../IconButton';

/** Keeps an idea in the tracker, once. */
export function KeepButton({ idea }: { idea: NewIdea }) {
  const { t } = useTranslation('tool');
  const [isKept, setKept] = useState(false);
  const keep = () => {
    if (isKept) return;
    setKept(true);
    void keepIdea(idea);
  };
  return (
    <>
      <IconButton
        icon={isKept ? BookmarkCheck : BookmarkPlus}
        label={t(isKept ? 'result.kept' : 'result.keep')}
        aria-pressed={isKept}
        onClick={keep}
        className="print:hidden"
      />
      <span role="status" className="sr-only">
        {isKept ? t('result.kept') : ''}
      </span>
    </>
  );
}
