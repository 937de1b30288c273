import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { aboutStore, countryOf, marketOf, setCountry, setMarket } from '../../../state/slices/aboutStore';
import { Button } from '../../../ui/Button';
import { AboutRow } from './AboutRow';
import { CountryDialog } from './CountryDialog';
import { useCountryNames } from './useCountryNames';

/** Where the user lives (guessed, until confirmed) and sells. */
export function PlaceRows() {
  const { t } = useTranslation('settings');
  const about = useStore(aboutStore);
  const { nameOf } = useCountryNames();
  const [open, setOpen] = useState<'country' | 'market'>();
  useEffect(() => void aboutStore.hydrate(), []);
  const country = countryOf(about);
  const market = marketOf(about);
  const close = () => setOpen(undefined);
  return (
    <>
      <AboutRow
        label={t('aboutYou.country')}
        value={country ? nameOf(country) : t('aboutYou.unknown')}
        onChange={() => setOpen('country')}
      />
      {country && !about.country && (
        <div className="flex items-center gap-3 py-2.5">
          <p className="flex-1 text-sm text-soft">{t('aboutYou.guessed')}</p>
          <div className="flex-none">
            <Button onClick={() => void setCountry(country)}>{t('aboutYou.confirm')}</Button>
          </div>
        </div>
      )}
      <AboutRow
        label={t('aboutYou.market')}
        value={market ? nameOf(market) : t('aboutYou.unknown')}
        onChange={() => setOpen('market')}
      />
      {open === 'country' && (
        <CountryDialog
          title={t('aboutYou.country')}
          current={country}
          onChoose={(code) => void setCountry(code)}
          onClose={close}
        />
      )}
      {open === 'market' && (
        <CountryDialog
          title={t('aboutYou.market')}
          current={market}
          none={{
            label: t('aboutYou.atHome'),
            isCurrent: about.market === undefined,
            onChoose: () => void setMarket(undefined),
          }}
          onChoose={(code) => void setMarket(code)}
          onClose={close}
        />
      )}
    </>
  );
}
