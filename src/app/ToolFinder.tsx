import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { openConversation } from '../state/slices/conversationsStore';
import { askedWith } from '../ui/askedWords';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { SearchField } from '../ui/SearchField';
import { useQuery } from '../ui/useQuery';
import { ScreenIcon } from './ScreenIcon';
import { useScreenFinder } from './useScreenFinder';

/**
 * Every tool and screen, found by its name, by keywords and by what it does; Enter opens the first. Anything else can
 * be sent to the coach. `onOpen`: one was chosen.
 */
export function ToolFinder({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useQuery('tools');
  const found = useScreenFinder()(query);
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
        {found.map(({ id, path, title, job }) => (
          <li key={path} className="border-b border-line last:border-0">
            <Link to={path} onClick={onOpen} className="flex min-h-14 items-center gap-3.5 py-2">
              <ScreenIcon id={id} />
              <span className="min-w-0 leading-snug">
                <span className="block font-[540]">{title}</span>
                {job && <span className="block text-sm text-soft">{job}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className="text-soft">
          {t('search.none')}
        </p>
      )}
      {words && (
        <Button kind={found.length === 0 ? 'main' : 'quiet'} onClick={askCoach}>
          <span className="min-w-0 wrap-anywhere">
            {t('search.ask', { words, interpolation: { escapeValue: false } })}
          </span>
        </Button>
      )}
    </>
  );
}
