import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { includesFolded } from '../../../lib/fold';
import { Dialog } from '../../../ui/Dialog';
import { SearchField } from '../../../ui/SearchField';
import { ChoiceRow } from './ChoiceRow';
import { useCountryNames } from './useCountryNames';

interface Props {
  title: string;
  current: string | undefined;
  /** An answer other than a country: 'where I live'. */
  none?: { label: string; isCurrent: boolean; onChoose: () => void };
  onChoose: (country: string) => void;
  onClose: () => void;
}

/** One of all countries, found by its name. */
export function CountryDialog({ title, current, none, onChoose, onClose }: Props) {
  const { t } = useTranslation('settings');
  const { all } = useCountryNames();
  const [query, setQuery] = useState('');
  const found = all.filter(({ name }) => includesFolded(name, query));
  const choose = (code: string) => {
    onChoose(code);
    onClose();
  };
  const chooseFirst = () => {
    if (query.trim() && found[0]) choose(found[0].code);
  };
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose}>
      <SearchField label={t('aboutYou.searchCountry')} query={query} onChange={setQuery} onSubmit={chooseFirst} />
      <ul className="min-h-[50dvh]">
        {none && !query.trim() && (
          <ChoiceRow
            label={none.label}
            isCurrent={none.isCurrent}
            onChoose={() => {
              none.onChoose();
              onClose();
            }}
          />
        )}
        {found.map(({ code, name }) => (
          <ChoiceRow
            key={code}
            label={name}
            isCurrent={!none?.isCurrent && code === current}
            onChoose={() => choose(code)}
          />
        ))}
        {found.length === 0 && <li className="py-3 text-soft">{t('aboutYou.noCountry')}</li>}
      </ul>
    </Dialog>
  );
}
