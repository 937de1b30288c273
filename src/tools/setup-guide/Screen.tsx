import { useState } from 'react';
import { useStore } from 'zustand';
import { aboutStore } from '../../state/slices/aboutStore';
import { useIsRead } from '../../ui/tool/useIsRead';
import { useKeptAnswers } from '../../ui/tool/useKeptAnswers';
import { useBack } from '../../ui/useBack';
import { CountryPicker } from './CountryPicker';
import { GuidePage } from './GuidePage';
import { shopCountryOf, shopCountryOfHome } from './shopCountries';
import { keepCountry } from './tickedSteps';

/**
 * Opening a shop-creator account and showing a product, as steps to tick, by country: the one chosen here, else the one
 * confirmed in /about-you; with neither, the user is asked.
 */
export default function SetupGuideScreen() {
  const answers = useKeptAnswers('setup-guide');
  const { country: home } = useStore(aboutStore);
  const isAboutRead = useIsRead(aboutStore);
  const [isChanging, setChanging] = useState(false);
  const country = shopCountryOf(answers?.country) ?? shopCountryOfHome(home);
  useBack(country && isChanging ? 1 : 0, () => setChanging(false));

  if (!answers || !isAboutRead) return null;
  if (country && !isChanging)
    return <GuidePage key={country} country={country} answers={answers} onChange={() => setChanging(true)} />;
  return (
    <CountryPicker
      chosen={country}
      onChoose={(chosen) => {
        keepCountry(chosen);
        setChanging(false);
      }}
    />
  );
}
