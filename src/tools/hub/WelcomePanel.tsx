import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { openConversation } from '../../state/slices/conversationsStore';
import { profileStore } from '../../state/slices/profileStore';
import { Button } from '../../ui/Button';
import { useQuery } from '../../ui/useQuery';
import type { Panel } from './panels';
import { Search } from './Search';
import { TodayStrip } from './TodayStrip';

interface Props {
  onShow: (panel: Panel) => void;
  /** The sidebar, if there is no room for it beside. */
  children: ReactNode;
}

/** Where the hub starts: the coach, the trends, today at a glance, and the search over everything. */
export function WelcomePanel({ onShow, children }: Props) {
  const { t } = useTranslation('hub');
  const { profile } = useStore(profileStore);
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useQuery('hub', params.get('q') ?? '');
  const isSearching = query.trim() !== '';

  const search = (text: string) => {
    setQuery(text);
    if (params.has('q')) setParams({}, { replace: true });
  };

  const startCoaching = () => {
    openConversation(undefined);
    onShow('chat');
  };
  return (
    <div className="mx-auto flex w-full max-w-[760px] animate-appear flex-col gap-5 px-5 pt-1 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <header className={isSearching ? 'sr-only' : ''}>
        <p className="eyebrow">
          {t('labels.hello')} <bdi className="wrap-anywhere">{profile?.name}</bdi>
        </p>
        <h1 className="mt-1 title">{t('labels.title')}</h1>
      </header>
      <Search query={query} onQuery={search} onChat={() => onShow('chat')} />
      {!isSearching && (
        <>
          <TodayStrip />
          <div className="grid gap-2.5 sm:grid-cols-2">
            <Button onClick={startCoaching}>{t('labels.startCoaching')}</Button>
            <Button kind="quiet" onClick={() => onShow('trends')}>
              {t('labels.exploreTrends')}
            </Button>
          </div>
          {children}
        </>
      )}
    </div>
  );
}
