import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { readinessStore } from '../../i18n/keepLanguage';
import { languageByCode } from '../../i18n/languages';
import { keepAlwaysLanguage, readAlwaysLanguage } from '../../platform/session';
import { setAsked } from '../../state/slices/languageStore';
import { Switch } from '../../ui/Switch';
import { LanguageDialog } from './LanguageDialog';
import { Section } from './Section';

/** The language of the interface, and whether the next session asks for it again. */
export function LanguageSection() {
  const { t, i18n } = useTranslation('settings');
  const [isChoosing, setChoosing] = useState(false);
  const [isAlways, setAlways] = useState(() => readAlwaysLanguage() !== undefined);
  const chosenLanguage = languageByCode(i18n.language);
  const { readiness } = useStore(readinessStore);

  const keepAlways = (always: boolean) => {
    keepAlwaysLanguage(always ? i18n.language : undefined);
    setAlways(readAlwaysLanguage() !== undefined);
    setAsked(!always);
  };

  return (
    <Section heading={t('language.heading')} anchor="language">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
        className="flex min-h-14 w-full items-center gap-3.5 py-2.5 text-start font-[540]"
      >
        <span aria-hidden="true" className="text-[22px] leading-none">
          {chosenLanguage?.flag}
        </span>
        <span className="flex-1">
          <span lang={i18n.language} dir="auto" className="block">
            {chosenLanguage?.nativeName}
          </span>
          {readiness && (
            <span role="status" className="block text-sm font-normal text-soft">
              {t(`language.${readiness}`, { language: chosenLanguage?.nativeName })}
            </span>
          )}
        </span>
        <span className="text-sm font-normal text-soft">{t('language.change')}</span>
        <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" className="flex-none text-soft rtl:-scale-x-100" />
      </button>
      <Switch label={t('language.always')} hint={t('language.alwaysHint')} checked={isAlways} onChange={keepAlways} />
      {isChoosing && <LanguageDialog onClose={() => setChoosing(false)} />}
    </Section>
  );
}
