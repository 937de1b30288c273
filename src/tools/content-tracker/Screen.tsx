import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepIdea } from '../../state/videos';
import { Button } from '../../ui/Button';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import { Counters } from './Counters';
import { type Draft, EMPTY_DRAFT, ideaOf } from './draft';
import { IdeaList } from './IdeaList';
import { NewIdeaDialog } from './NewIdeaDialog';
import { OverdueBanner } from './OverdueBanner';
import { PublishedList } from './PublishedList';
import { toggleId } from './toggleId';
import { useOverview } from './useOverview';

/** From idea to published video: what is to be shot, what has waited too long, what is out. */
export default function ContentTrackerScreen() {
  const { t } = useTranslation('content-tracker');
  const overview = useOverview();
  const [openId, setOpenId] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  // Outlives the dialog, so that a tap beside it loses nothing.
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [added, setAdded] = useState('');

  if (!overview) return null;
  const { toShoot, overdue, published } = overview;

  const openFromBanner = (id: string) => {
    setOpenId(id);
    document.getElementById(toggleId(id))?.focus();
  };

  const save = async () => {
    const idea = ideaOf(draft);
    if (!idea) return;
    setAdding(false);
    setDraft(EMPTY_DRAFT);
    await keepIdea(idea);
    setAdded(idea.title);
  };

  return (
    <div className="mx-auto flex min-h-full w-full max-w-[960px] animate-appear flex-col gap-5 px-5 pt-2">
      <h1 className="title">{t('labels.title')}</h1>
      <Counters toShoot={toShoot.length} published={published.count} overdue={overdue.count} />
      {overdue.count > 0 && <OverdueBanner {...overdue} onOpen={openFromBanner} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <IdeaList ideas={toShoot} hasPublished={published.count > 0} openId={openId} onOpen={setOpenId} />
        <PublishedList {...published} />
        <ToolLinks paths={['/viral-video-structure', '/daily-viral-alerts', '/title-generator']} />
      </div>
      <div className="sticky bottom-0 mt-auto bg-paper pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden">
        <Button onClick={() => setAdding(true)} className="sm:mx-auto sm:flex sm:max-w-[360px]">
          <Plus size={22} strokeWidth={2} aria-hidden="true" />
          {t('labels.newIdea')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {added && t('labels.added', { title: added })}
      </p>
      {isAdding && <NewIdeaDialog draft={draft} onChange={setDraft} onSave={save} onClose={() => setAdding(false)} />}
    </div>
  );
}
