import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatPanel } from '../../features/coach/chat/ChatPanel';
import { ReminderCard } from '../../features/reminders/ReminderCard';
import { loadNamespace } from '../../i18n/i18n';
import { whenIdle } from '../../platform/whenIdle';
import { openConversation } from '../../state/slices/conversationsStore';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { IconButton } from '../../ui/IconButton';
import { ScreenActions } from '../../ui/ScreenActions';
import { useKeptAnswers } from '../../ui/tool/useKeptAnswers';
import { useIsPainted } from '../../ui/useIsPainted';
import { useIsWide } from '../../ui/useIsWide';
import { HubSidebar } from './HubSidebar';
import { PanelTabs } from './PanelTabs';
import { type Panel, usePanel } from './panels';
import { WelcomePanel } from './WelcomePanel';

const loadTrends = () => import('./TrendsPanel');
const TrendsPanel = lazy(loadTrends);

const COLLAPSED = 'collapsed';

/** Keeps the bottom of a column clear of the floating card, by the card's current height. */
const CLEAR = 'group-has-[[data-floating]>button]:pb-24 group-has-[[data-floating]>section]:pb-64';

/**
 * Three panels, one shown at a time. On a desktop the sidebar is beside them; on a phone it is part of the welcome,
 * because the app already has a menu.
 */
export function Hub() {
  const { t } = useTranslation('hub');
  const { t: shell } = useTranslation();
  const [panel, show] = usePanel();
  const isWide = useIsWide();
  const keptAnswers = useKeptAnswers('hub');
  const isOpen = keptAnswers?.sidebar !== COLLAPSED;
  const section = useFocusOnChange(panel);
  const isPainted = useIsPainted();

  // Ahead of the tap: the trends load the whole catalogue of the alerts.
  useEffect(() => whenIdle(() => Promise.all([loadTrends(), loadNamespace('viral-alert')]).catch(console.warn)), []);

  const sidebar = isPainted && keptAnswers && (
    <HubSidebar
      isOpen={isOpen}
      isBeside={isWide}
      onToggle={() => keepAnswer(toolRunOf('hub'), 'sidebar', isOpen ? COLLAPSED : '')}
      onChat={() => show('chat')}
    />
  );
  return (
    <div className="own-direction group flex h-full">
      <div className="flex min-w-0 flex-1 flex-col">
        <PanelTabs panel={panel} />
        <section
          key={panel}
          ref={section}
          tabIndex={-1}
          aria-label={t(`labels.panel.${panel}`)}
          className={`min-h-0 flex-1 overflow-y-auto outline-none ${panel === 'chat' ? '' : CLEAR}`}
        >
          {panel === 'welcome' && <WelcomePanel onShow={show}>{!isWide && sidebar}</WelcomePanel>}
          {panel === 'chat' && (
            <>
              <ChatPanel />
              <ScreenActions>
                <IconButton icon={Plus} label={shell('newConversation')} onClick={() => openConversation(undefined)} />
              </ScreenActions>
            </>
          )}
          {panel === 'trends' && (
            <Suspense fallback={<Skeleton />}>
              <TrendsPanel />
            </Suspense>
          )}
        </section>
      </div>
      {isWide && (
        <div
          className={`flex-none overflow-y-auto border-s border-line ${isOpen ? 'w-[340px] xl:w-[396px]' : ''} ${CLEAR}`}
        >
          {sidebar}
        </div>
      )}
      <Suspense fallback={null}>
        <div data-floating className={floatsOver(panel, isOpen)}>
          {isPainted && <ReminderCard />}
        </div>
      </Suspense>
    </div>
  );
}

/** The card never covers the composer: beside the chat it floats only over a sidebar as wide as itself. */
function floatsOver(panel: Panel, isOpen: boolean): string {
  if (panel !== 'chat') return '';
  return isOpen ? 'max-xl:hidden' : 'hidden';
}

/** Holds the place of the trends until they are loaded. */
function Skeleton() {
  return (
    <div aria-hidden="true" className="mx-auto flex max-w-[760px] animate-skeleton flex-col gap-4 px-5 pt-1">
      <div className="h-8 w-2/3 rounded-control bg-sunk" />
      <div className="h-64 rounded-card bg-sunk" />
      <div className="h-64 rounded-card bg-sunk" />
    </div>
  );
}

/** What was tapped is gone with its panel: the focus goes to the new one. */
function useFocusOnChange(panel: Panel) {
  const section = useRef<HTMLElement>(null);
  const shownPanel = useRef(panel);
  useEffect(() => {
    if (shownPanel.current !== panel) section.current?.focus();
    shownPanel.current = panel;
  }, [panel]);
  return section;
}
