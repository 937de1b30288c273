import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from './Chip';
import { useCopied } from './useCopied';

/** Copies a text; its label says what, and for 2 s that it was copied. */
export function CopyChip({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('tool');
  const { isCopied, copy } = useCopied();
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Chip onClick={() => copy(text)} className="print:hidden">
        <Icon size={18} strokeWidth={1.8} aria-hidden="true" />
        {isCopied ? t('result.copied') : label}
      </Chip>
      <span role="status" className="sr-only">
        {isCopied ? t('result.copied') : ''}
      </span>
    </>
  );
}
