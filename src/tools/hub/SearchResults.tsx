import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NEW_DRAFT } from '../../contracts/conversation';
import type { FoundGroup } from '../../domain/search/searchIndex';
import { openConversation } from '../../state/slices/conversationsStore';
import { keepDraft } from '../../state/slices/draftsStore';
import { Button } from '../../ui/Button';
import { FoundList } from './FoundList';

const GroupsDialog = lazy(() => import('../../ui/hashtags/GroupsDialog'));

interface Props {
  query: string;
  groups: readonly FoundGroup[];
  onChat: () => void;
}

/** The results by kind; each leads to the item itself, and going back leads to the search as it was. */
export function SearchResults({ query, groups, onChat }: Props) {
  const { t } = useTranslation('hub');
  const [, setParams] = useSearchParams();
  const [areHashtagsOpen, setHashtagsOpen] = useState(false);

  const keepQuery = () => setParams({ q: query }, { replace: true });
  const openChat = (id: string | undefined) => {
    keepQuery();
    openConversation(id);
    onChat();
  };
  const askCoach = () => {
    keepDraft(NEW_DRAFT, query);
    openChat(undefined);
  };

  return (
    <>
      {groups.length === 0 && (
        <Button kind="quiet" data-result onClick={askCoach}>
          {t('labels.search.ask')}
        </Button>
      )}
      {groups.map((group) => (
        <FoundList
          key={`${group.kind} ${query}`}
          group={group}
          query={query}
          onLeave={keepQuery}
          onConversation={openChat}
          onHashtags={() => setHashtagsOpen(true)}
        />
      ))}
      <Suspense fallback={null}>{areHashtagsOpen && <GroupsDialog onClose={() => setHashtagsOpen(false)} />}</Suspense>
    </>
  );
}
