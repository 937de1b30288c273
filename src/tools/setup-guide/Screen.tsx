import { useKeptAnswers } from '../../ui/tool/useKeptAnswers';
import { CountryPicker } from './CountryPicker';
import { GuidePage } from './GuidePage';
import { shopCountryOf } from './shopCountries';

/** Opening a shop-creator account and showing a product, as steps that are ticked, by country. */
export default function SetupGuideScreen() {
  const answers = useKeptAnswers('setup-guide');
  if (!answers) return null;
  const country = shopCountryOf(answers.country);
  return country ? <GuidePage key={country} country={country} answers={answers} /> : <CountryPicker />;
}
