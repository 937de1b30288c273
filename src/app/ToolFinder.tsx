import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { includesFolded } from '../lib/fold';
import { openConversation } from '../state/slices/conversations';
import { askedWith } from '../ui/askedWords';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { SearchField } from '../ui/SearchField';
import { useQuery } from '../ui/useQuery';
import { ScreenIcon } from './ScreenIcon';
import { screens, TOOLS_PATH } from './screens';

/** Every tool and screen, found by name; Enter opens the first. What is none goes to the coach. `onOpen`: one was chosen. */
export function ToolFinder({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useQuery('tools');
  const found = screens
    .map(({ id, paths, titleKey }) => ({ id, path: paths[0] ?? '/', title: t(titleKey) }))
    .filter(({ path, title }) => path !== TOOLS_PATH && includesFolded(title, query));

  const words = query.trim();

  const askCoach = () => {
    openConversation(undefined);
    navigate('/', { state: askedWith(words) });
    onOpen();
  };
  const openFirst = () => {
    const first = found[0];
    if (!first) return words && askCoach();
    navigate(first.path);
    onOpen();
  };

  return (
    <>
      <SearchField label={t('search.placeholder')} query={query} onChange={setQuery} onSubmit={openFirst} />
      <ul>
        {found.map(({ id, path, title }) => (
          <li key={path} className="border-b border-line last:border-0">
            <Link to={path} onClick={onOpen} className="flex min-h-14 items-center gap-3.5 font-[540]">
              <ScreenIcon id={id} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <>
          <p role="status" className="text-soft">
            {t('search.none')}
          </p>
          <Button onClick={askCoach}>
            <span className="min-w-0 wrap-anywhere">
              {t('search.ask', { words, interpolation: { escapeValue: false } })}
            </span>
          </Button>
        </>
      )}
    </>
  );
}
