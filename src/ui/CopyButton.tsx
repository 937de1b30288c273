import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';
import { useCopied } from './useCopied';

/** Copies a text and shows a check mark for 2 s. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation('tool');
  const { isCopied, copy } = useCopied();
  return (
    <>
      <IconButton
        icon={isCopied ? Check : Copy}
        label={isCopied ? t('result.copied') : (label ?? t('result.copy'))}
        onClick={() => copy(text)}
        className="print:hidden"
      />
      <span role="status" className="sr-only">
        {isCopied ? t('result.copied') : ''}
      </span>
    </>
  );
}
