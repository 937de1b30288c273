import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../IconButton';

/** A line to be said, with the way to be rid of it for good. */
export function SpokenLine({ line, onStrike }: { line: string; onStrike: (line: string) => void }) {
  const { t } = useTranslation('tool');
  return (
    <div className="flex items-start justify-between gap-2">
      <p className="min-w-0 py-2">{line}</p>
      <IconButton
        icon={Ban}
        label={`${t('product.strike')} — ${line}`}
        onClick={() => onStrike(line)}
        className="-me-2 flex-none text-soft print:hidden"
      />
    </div>
  );
}
