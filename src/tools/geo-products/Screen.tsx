import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { COUNTRIES } from '../../domain/countries';
import { NICHE_TABLE } from '../../domain/niches';
import { useTexts } from '../../i18n/useTexts';
import { aboutStore } from '../../state/about';
import { GuidedTool, type Question } from '../../ui/tool/GuidedTool';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { useIsRead } from '../../ui/tool/useIsRead';
import { generate } from './generate';
import { flagOf } from './icons';
import { MARKET_NICHES } from './markets';
import { Result } from './Result';
import { useMarketNames } from './useMarketNames';

export default function ProductsByCountryScreen() {
  const { t } = useTranslation('geo-products');
  const texts = useTexts('geo-products');
  const { countryName, nicheName } = useMarketNames();
  // Where the user sells, as far as they have said so.
  const { market, country: home } = useStore(aboutStore);
  const isAboutRead = useIsRead(aboutStore);
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  if (!isAboutRead) return null;

  const questions: Question[] = [
    {
      id: 'country',
      kind: 'select',
      title: t('labels.questions.country.title'),
      hint: t('labels.questions.country.hint'),
      suggested: market ?? home,
      options: COUNTRIES.map((country) => ({ value: country, label: countryName(country), emoji: flagOf(country) })),
    },
    {
      id: 'niche',
      kind: 'select',
      title: t('labels.questions.niche.title'),
      options: MARKET_NICHES.map((niche) => ({
        value: niche,
        label: nicheName(niche),
        emoji: NICHE_TABLE[niche].emoji,
      })),
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
