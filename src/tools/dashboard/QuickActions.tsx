import { AlarmClock, ChartNoAxesColumn, Plus, ScrollText } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { ScreenNames } from '../../ui/screenNames';

/** Specification, quick actions: new idea, script, scheduler, analyzer. */
const ACTIONS = [
  { id: 'idea', path: '/content-tracker', query: '?new=1', icon: Plus },
  { id: 'script', path: '/viral-script-generator', query: '', icon: ScrollText },
  { id: 'slot', path: '/publishing-scheduler', query: '', icon: AlarmClock },
  { id: 'analysis', path: '/performance-analyzer', query: '', icon: ChartNoAxesColumn },
] as const;

/** Within reach of the thumb, wherever the page is scrolled. */
export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const nameOf = use(ScreenNames);
  const actions = ACTIONS.filter(({ path }) => nameOf(path));
  return (
    <nav
      aria-label={t('labels.actions.label')}
      className="sticky bottom-0 -mx-5 mt-auto border-t border-line bg-paper px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <ul className="mx-auto flex max-w-[560px] gap-1">
        {actions.map(({ id, path, query, icon: Icon }) => (
          <li key={id} className="flex-1">
            <Link
              to={`${path}${query}`}
              className={`flex min-h-14 flex-col items-center justify-center gap-1 rounded-control px-1 py-1.5 text-center text-[13px] leading-tight font-[600] ${id === 'idea' ? 'bg-accent text-accent-ink' : ''}`}
            >
              <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
              {t(`labels.actions.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
