import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageByCode } from '../i18n/languages';

const LanguageDialog = lazy(async () => ({
  default: (await import('../features/settings/LanguageDialog')).LanguageDialog,
}));

/** The current language in a small chip; a tap changes it. */
export function LanguageChip() {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const language = languageByCode(i18n.language);
  if (!language) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="ms-auto flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line px-3 text-sm font-[600] uppercase"
      >
        <span className="sr-only">{t('languageChip', { language: language.nativeName })}</span>
        <span aria-hidden="true">{language.flag}</span>
        {language.code}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LanguageDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
