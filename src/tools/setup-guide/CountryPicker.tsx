import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../platform/timeZone';
import { Options } from '../../ui/flow/Options';
import { StepHeading } from '../../ui/flow/StepHeading';
import { countryOfZone, flagOf, SHOP_COUNTRIES, type ShopCountry, shopCountryOf } from './shopCountries';

interface Props {
  /** The current country, to be changed. */
  chosen: ShopCountry | undefined;
  onChoose: (country: ShopCountry) => void;
}

/** Which country's rules apply; the one that matches the device's time zone comes first. */
export function CountryPicker({ chosen, onChoose }: Props) {
  const { t } = useTranslation('setup-guide');
  const titleId = useId();
  const suggested = countryOfZone(deviceZone());
  const countries = suggested
    ? [suggested, ...SHOP_COUNTRIES.filter((country) => country !== suggested)]
    : SHOP_COUNTRIES;
  const options = countries.map((country) => ({
    value: country,
    label: t(`labels.countries.${country}`),
    emoji: flagOf(country),
    note: country === suggested ? t('labels.ask.byClock') : undefined,
  }));
  return (
    <div className="own-direction mx-auto flex w-full max-w-[560px] animate-appear flex-col gap-4 px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:pt-6">
      <StepHeading id={titleId} takesFocus>
        {t('labels.ask.title')}
      </StepHeading>
      <p className="-mt-1 text-soft">{t('labels.ask.hint')}</p>
      <Options
        titleId={titleId}
        options={options}
        chosen={chosen}
        onChoose={(value) => onChoose(shopCountryOf(value) ?? 'other')}
      />
    </div>
  );
}
