import { Play, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../i18n/figures';
import { IconButton } from '../../../ui/IconButton';
import type { SharedFiles } from './useSharedFiles';

/**
 * The shared files that wait, each to be analyzed or removed; asks which comes first if one was shared while others
 * waited.
 */
export function WaitingFiles({ shared: { waiting, isAsking, analyze, remove } }: { shared: SharedFiles }) {
  const { t } = useTranslation('video');
  if (waiting.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="leading-snug font-[620]">{t(isAsking ? 'waiting.question' : 'waiting.title')}</h3>
      {isAsking && <p className="text-soft">{t('waiting.nothingLost')}</p>}
      <ul className="flex flex-col gap-2.5">
        {waiting.map((shared, index) => (
          <li key={`${shared.sharedAt} ${shared.file.name}`} className="flex items-center gap-1">
            <button
              type="button"
              onClick={() => analyze(shared)}
              className="flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-button border-[1.5px] border-line bg-surface px-4 py-2.5 text-start"
            >
              <Play size={20} strokeWidth={1.8} aria-hidden="true" className="flex-none rtl:-scale-x-100" />
              <span className="flex min-w-0 flex-col">
                {isAsking && (
                  <span className="text-sm text-soft">{t(index === 0 ? 'waiting.newest' : 'waiting.earlier')}</span>
                )}
                <span className="font-[620] wrap-anywhere">{shared.file.name}</span>
                <span className="text-sm text-soft">{formatBytes(shared.file.size)}</span>
              </span>
            </button>
            <IconButton
              icon={Trash2}
              label={t('waiting.remove', { name: shared.file.name })}
              onClick={() => remove(shared)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
