import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/Link';

/** The screen's two halves, each with its own address; the rest of the address stays. */
export function Tabs({ isGuide }: { isGuide: boolean }) {
  const { t } = useTranslation('viral-alert');
  const [params] = useSearchParams();

  const searchOf = (tab: 'alert' | 'guide') => {
    const search = new URLSearchParams(params);
    if (tab === 'guide') search.set('tab', tab);
    else search.delete('tab');
    return search.toString();
  };

  return (
    <nav aria-label={t('labels.tabs.name')} className="mx-auto w-full max-w-[960px] px-5 pt-2 pb-3 print:hidden">
      <ul className="flex gap-1 rounded-button bg-sunk p-1 sm:max-w-[480px]">
        {(['alert', 'guide'] as const).map((tab) => (
          <li key={tab} className="flex flex-1">
            <Link
              to={{ search: searchOf(tab) }}
              replace
              aria-current={isGuide === (tab === 'guide') ? 'page' : undefined}
              className="grid min-h-11 flex-1 place-items-center rounded-control px-2 text-center text-[15px] leading-tight font-[540] aria-[current=page]:bg-surface aria-[current=page]:font-[660]"
            >
              {t(`labels.tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
