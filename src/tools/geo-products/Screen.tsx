import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTRIES } from '../../domain/countries';
import { useTexts } from '../../i18n/useTexts';
import { GuidedTool, type Question } from '../../ui/tool/GuidedTool';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { generate } from './generate';
import { flagOf, NICHE_ICONS } from './icons';
import { MARKET_NICHES } from './markets';
import { Result } from './Result';
import { useMarketNames } from './useMarketNames';

export default function ProductsByCountryScreen() {
  const { t } = useTranslation('geo-products');
  const texts = useTexts('geo-products');
  const { countryName, nicheName } = useMarketNames();
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  const questions: Question[] = [
    {
      id: 'country',
      kind: 'select',
      title: t('labels.questions.country.title'),
      hint: t('labels.questions.country.hint'),
      options: COUNTRIES.map((country) => ({ value: country, label: countryName(country), emoji: flagOf(country) })),
    },
    {
      id: 'niche',
      kind: 'select',
      title: t('labels.questions.niche.title'),
      options: MARKET_NICHES.map((niche) => ({ value: niche, label: nicheName(niche), emoji: NICHE_ICONS[niche] })),
    },
  ];

  return (
    <GuidedTool
      id="geo-products"
      questions={questions}
      delay="geoProducts"
      loadingText={({ country }) => t('labels.loading', { country: countryName(country) })}
      make={make}
    >
      {(props) => <Result {...props} />}
    </GuidedTool>
  );
}
