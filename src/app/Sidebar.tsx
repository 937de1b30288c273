import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { RecentConversations } from '../ui/conversations/RecentConversations';
import { Link } from '../ui/Link';
import { Mark } from '../ui/Mark';
import { LanguageChip } from './LanguageChip';
import { InstallOffer } from './pwa/InstallOffer';
import { ScreenIcon } from './ScreenIcon';
import { screenAt, TOOLS_PATH } from './screens';
import { sidebarLinks } from './sidebarLinks';

interface Props {
  onSearch: () => void;
  /** Something was chosen: the drawer closes. */
  onNavigate: () => void;
}

const ROW =
  'flex min-h-12 items-center gap-3 rounded-control px-3 font-[540] hover:bg-line/60 aria-[current=page]:bg-line/60';

/** The links of the specification (those that lead somewhere), the search over the tools, the recent conversations. */
export default function Sidebar({ onSearch, onNavigate }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHub = screenAt(pathname)?.id === 'hub'; // which lists its conversations itself

  const openChat = () => {
    navigate('/');
    onNavigate();
  };
  return (
    <div className="flex h-full flex-col gap-3 overflow-y-auto px-3 pt-[max(1.25rem,env(safe-area-inset-top))] pb-5">
      <div className="flex items-center gap-3 px-3 text-[19px] font-[680]">
        <Mark /> Jimp
        <LanguageChip />
      </div>
      <button
        type="button"
        onClick={onSearch}
        className="flex min-h-12 flex-none items-center gap-3 rounded-button border-[1.5px] border-line bg-surface px-3 text-start text-soft"
      >
        <Search size={20} aria-hidden="true" />
        <span className="flex-1">{t('search.open')}</span>
        <kbd className="hidden font-sans text-sm lg:block">{t('search.keys')}</kbd>
      </button>
      {sidebarLinks.length > 0 && (
        <nav aria-label={t('sidebar.tools')}>
          <ul>
            {sidebarLinks.map(({ path, labelKey, nameKey, id }) => (
              <li key={path}>
                <Link to={path} onClick={onNavigate} className={ROW}>
                  <ScreenIcon id={id} />
                  <span className="min-w-0 py-1.5 leading-tight">
                    {t(labelKey)}
                    {t(nameKey) !== t(labelKey) && (
                      <span className="block text-[13px] font-normal text-soft">{t(nameKey)}</span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isHub && <RecentConversations canSearch onOpen={openChat} />}
      <div className="mt-auto" />
      <InstallOffer />
      <nav aria-label={t('sidebar.about')}>
        <Link to="/products" onClick={onNavigate} className={ROW}>
          <ScreenIcon id="products" />
          {t('screens.products')}
        </Link>
        <Link to={TOOLS_PATH} onClick={onNavigate} className={ROW}>
          <ScreenIcon id="tools" />
          {t('sidebar.tools')}
        </Link>
        <Link to="/settings" onClick={onNavigate} className={ROW}>
          <ScreenIcon id="settings" />
          {t('screens.settings')}
        </Link>
        <div className="flex gap-2 px-1 text-sm text-soft">
          <Link to="/terms" onClick={onNavigate} className="inline-flex min-h-11 items-center px-2 underline">
            {t('screens.terms')}
          </Link>
          <Link to="/privacy" onClick={onNavigate} className="inline-flex min-h-11 items-center px-2 underline">
            {t('screens.privacy')}
          </Link>
        </div>
      </nav>
    </div>
  );
}
