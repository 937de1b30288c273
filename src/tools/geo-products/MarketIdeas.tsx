import { ChevronRight } from 'lucide-react';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isOriginal } from '../../contracts/languageFiles';
import type { Original } from '../../domain/products/productBook';
import { formatDate } from '../../i18n/figures';
import { shownLanguage } from '../../i18n/i18n';
import { capital } from '../../lib/capital';
import { seededRandom } from '../../lib/seededRandom';
import { toolRunOf } from '../../state/slices/toolRuns';
import { Link } from '../../ui/Link';
import { ScreenNames } from '../../ui/screenNames';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import type { Answers } from '../../ui/tool/ToolStage';
import { useLazyModule } from '../../ui/tool/useLazyModule';
import { useToday } from '../../ui/tool/useToday';
import { marketNames } from './marketNames';
import { type MarketNiche, matchMarketNiche } from './markets';

const SCRIPT = '/viral-script-generator';

/** Names of products are fetched when a market without any is shown; it does without them where they cannot be. */
const bookIn = (language: Original) => async () => {
  try {
    const [{ kindIdeas }, { loadProductBook }] = await Promise.all([
      import('./kindIdeas'),
      import('../../texts/loadProductBook'),
    ]);
    return { kindIdeas, list: (await loadProductBook(language)).list };
  } catch (error) {
    console.warn(error);
    return 'missing';
  }
};
const BOOKS = { en: bookIn('en'), fr: bookIn('fr') };

/** Shown where a market has no products yet: kinds that suit its niche and the season, each one tap from a script. */
export function MarketIdeas({ answers }: { answers: Answers }) {
  const language = shownLanguage();
  const niche = matchMarketNiche(answers.niche ?? '');
  const nameOf = use(ScreenNames);
  if (!niche || !isOriginal(language) || !nameOf(SCRIPT)) return null;
  return <Ideas key={language} answers={answers} niche={niche} language={language} />;
}

interface Props {
  answers: Answers;
  niche: MarketNiche;
  language: Original;
}

function Ideas({ answers, niche, language }: Props) {
  const { t } = useTranslation('geo-products');
  const { countryName, nicheName } = marketNames(t);
  const today = useToday();
  const seed = useStore(toolRunOf('geo-products'), ({ result }) => result?.seed ?? 0);
  const book = useLazyModule(BOOKS[language]);
  const names = useMemo(() => {
    if (!book || book === 'missing') return [];
    const month = Number(today.slice(5, 7));
    return book.kindIdeas(book.list, language, { niche, month, random: seededRandom(seed) });
  }, [book, language, niche, today, seed]);
  if (book === 'missing') return null;
  const addressOf = (product: string) =>
    `${SCRIPT}?${new URLSearchParams({ product, niche: nicheName(niche), country: countryName(answers.country) })}`;
  return (
    <ResultCard eyebrow={`${t('labels.ideas')} · ${formatDate(today, { day: 'numeric', month: 'long' })}`}>
      {/* As high as its five lines, so that nothing moves when they come. */}
      <ul className="min-h-[240px] divide-y divide-line print:hidden">
        {names.map((name) => (
          <li key={name}>
            <Link to={addressOf(name)} className="flex min-h-12 items-center gap-3 font-[540]">
              <span className="min-w-0 flex-1 leading-tight">{capital(name)}</span>
              <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" className="text-soft rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{t('labels.availability')}</p>
    </ResultCard>
  );
}
