import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../i18n/changeLanguage';
import { shownLanguage } from '../../i18n/i18n';
import { languageNamesIn } from '../../i18n/languageNames';
import { languageByCode, searchLanguages } from '../../i18n/languages';
import { keepAlwaysLanguage, keepSessionLanguage, readAlwaysLanguage } from '../../platform/session';
import { rememberLanguage } from '../../state/slices/languageStore';
import { Dialog } from '../../ui/Dialog';
import { SearchField } from '../../ui/SearchField';
import { LanguageList } from '../language/LanguageList';

export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('settings');
  const [query, setQuery] = useState('');
  const [coming, setComing] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const reader = shownLanguage(i18n.language);
  const nameIn = useMemo(() => languageNamesIn(reader), [reader]);
  const frenchName = useMemo(() => languageNamesIn('fr'), []);
  const found = searchLanguages(query, nameIn, frenchName);

  const choose = async (code: string) => {
    setFailed(false);
    setComing(languageByCode(code)?.nativeName);
    try {
      await changeLanguage(code);
    } catch {
      setComing(undefined);
      return setFailed(true);
    }
    keepSessionLanguage(code);
    if (readAlwaysLanguage()) keepAlwaysLanguage(code);
    rememberLanguage(code);
    onClose();
  };

  const chooseFirst = () => {
    const first = found[0];
    if (query.trim() && first) void choose(first.code);
  };

  return (
    <Dialog title={t('language.heading')} closeLabel={t('close')} onClose={onClose}>
      <SearchField label={t('language.search')} query={query} onChange={setQuery} onSubmit={chooseFirst} />
      {hasFailed && (
        <p role="alert" className="text-poor">
          {t('language.failed')}
        </p>
      )}
      <p role="status" className="text-soft empty:hidden">
        {coming && t('language.fetching', { language: coming })}
      </p>
      <LanguageList
        languages={found}
        nameOf={({ code, name }) => nameIn(code) ?? name}
        current={i18n.language}
        onChoose={choose}
      />
      {found.length === 0 && <p className="pb-4 text-soft">{t('language.none')}</p>}
    </Dialog>
  );
}
