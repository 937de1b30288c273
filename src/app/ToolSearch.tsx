import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { includesFolded } from '../lib/fold';
import { openConversation } from '../state/conversations';
import { askedWith } from '../ui/askedWords';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Link } from '../ui/Link';
import { SearchField } from '../ui/SearchField';
import { ScreenIcon } from './ScreenIcon';
import { screens } from './screens';

/** Finds a tool or screen by its name, from anywhere (Ctrl or ⌘ K); Enter opens the first. What is none goes to the coach. */
export default function ToolSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const found = screens
    .map(({ id, paths, titleKey }) => ({ id, path: paths[0] ?? '/', title: t(titleKey) }))
    .filter(({ title }) => includesFolded(title, query));

  const words = query.trim();

  const askCoach = () => {
    openConversation(undefined);
    navigate('/', { state: askedWith(words) });
    onClose();
  };
  const openFirst = () => {
    const first = found[0];
    if (!first) return words && askCoach();
    navigate(first.path);
    onClose();
  };

  return (
    <Dialog title={t('search.title')} closeLabel={t('close')} onClose={onClose}>
      <SearchField label={t('search.placeholder')} query={query} onChange={setQuery} onSubmit={openFirst} />
      <ul>
        {found.map(({ id, path, title }) => (
          <li key={path} className="border-b border-line last:border-0">
            <Link to={path} onClick={onClose} className="flex min-h-14 items-center gap-3.5 font-[540]">
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
          <Button onClick={askCoach}>{t('search.ask', { words, interpolation: { escapeValue: false } })}</Button>
        </>
      )}
    </Dialog>
  );
}
