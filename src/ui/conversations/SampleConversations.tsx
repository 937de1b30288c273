import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { NEW_DRAFT } from '../../contracts/conversation';
import { openConversation } from '../../state/slices/conversationsStore';
import { keepDraft } from '../../state/slices/draftsStore';
import { profileStore } from '../../state/slices/profileStore';

/**
 * Specification: seeded with 3 samples. They appear only while there is no real conversation, and say what they are.
 */
const SAMPLES = ['first', 'second', 'third'] as const;

/** Samples; a tap puts the question into the composer of a new conversation. */
export function SampleConversations({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const hasProfile = useStore(profileStore, ({ profile }) => profile !== null);

  const open = (question: string) => {
    openConversation(undefined);
    keepDraft(NEW_DRAFT, question);
    onOpen();
  };

  if (!hasProfile) return null; // the questions come first, and there is no composer yet
  return (
    <section aria-labelledby="sample-conversations" className="flex flex-col gap-1">
      <h2 id="sample-conversations" className="px-3 text-xs font-[620] tracking-[0.06em] text-soft uppercase">
        {t('samples.title')}
      </h2>
      <ul>
        {SAMPLES.map((sample) => (
          <li key={sample}>
            <button
              type="button"
              onClick={() => open(t(`samples.${sample}.question`))}
              className="w-full rounded-control px-3 py-2 text-start hover:bg-line/60"
            >
              <span className="flex items-baseline gap-2">
                <span className="flex-1 truncate font-[540]">{t(`samples.${sample}.title`)}</span>
                <span className="flex-none text-[13px] text-soft">{t('samples.badge')}</span>
              </span>
              <span className="block truncate text-sm text-soft">{t(`samples.${sample}.question`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
