import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { languageByCode } from '../i18n/languages';
import { screenTextOrigin, textOriginsStore } from '../i18n/translation/textOrigins';
import { canTranslate, showOriginals, translationsStore } from '../i18n/translation/translations';

/** Says when the long texts on the screen are in another language or machine-translated, and shows the originals. */
export default function TextsNote() {
  const { t } = useTranslation('tool');
  const { inEnglish, byMachine, standIn } = screenTextOrigin(useStore(textOriginsStore).origins);
  const { isRunning, showsOriginals } = useStore(translationsStore);
  if (!inEnglish && !byMachine && !standIn) return null;
  const isComing = inEnglish && isRunning && canTranslate();
  return (
    <p className="mx-5 mb-2 flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-soft print:hidden" role="status">
      <span>
        {standIn
          ? t('translation.standIn', { language: languageByCode(standIn)?.nativeName })
          : t(`translation.${isComing ? 'running' : byMachine ? 'machine' : 'english'}`)}
      </span>
      {byMachine && !isComing && (
        <button
          type="button"
          onClick={() => showOriginals(!showsOriginals)}
          className="min-h-11 font-[540] text-ink underline"
        >
          {t(`translation.${showsOriginals ? 'translated' : 'original'}`)}
        </button>
      )}
    </p>
  );
}
