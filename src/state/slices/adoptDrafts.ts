import type { DraftList } from '../../contracts/conversation';
import { tabId } from '../../platform/tab';
import { claimTab, inTurnOfTabs, openTabNames } from '../../platform/tabLocks';
import { draftsStore } from './draftsStore';

/**
 * Takes over what closed tabs had typed. While a tab is reloaded, or put to sleep by the browser, it looks closed as
 * well: when it is back, it takes back what another has taken over meanwhile.
 */
export async function adoptDrafts(): Promise<void> {
  await claimTab();
  // One after the other: the tab that is back reads what was taken before it claimed its name.
  await inTurnOfTabs(async () => {
    const isOpen = await openTabNames();
    if (!isOpen) return;
    await draftsStore.hydrate();
    await draftsStore.look();
    draftsStore.setState(({ byTab }) => ({ byTab: adopted(takenBack(byTab, tabId()), tabId(), isOpen) }));
    await draftsStore.flush();
  });
}

type ByTab = DraftList['byTab'];

/**
 * The drafts once this tab has taken what it can: for each conversation in which it has none itself, the last one from
 * the closed tabs. The others stay for the next tab.
 */
export function adopted(byTab: ByTab, ownTab: string, isOpen: (tab: string) => boolean): ByTab {
  const orphans = Object.entries(byTab)
    .filter(([tab]) => tab !== ownTab && !isOpen(tab))
    .flatMap(([tab, drafts]) => Object.entries(drafts).map(([id, draft]) => ({ tab, id, draft })))
    .sort((one, other) => other.draft.at.localeCompare(one.draft.at));
  const mine = { ...byTab[ownTab] };
  const takenIds = new Set<string>();
  for (const { tab, id, draft } of orphans) {
    if (mine[id]) continue;
    mine[id] = { ...draft, from: tab };
    takenIds.add(`${tab} ${id}`);
  }
  return takenIds.size === 0 ? byTab : moved(byTab, ownTab, mine, takenIds);
}

/**
 * The drafts once this tab has back what another took over from it, for each conversation in which it has none itself.
 * What was changed there in the meantime stays there.
 */
export function takenBack(byTab: ByTab, ownTab: string): ByTab {
  const mine = { ...byTab[ownTab] };
  const takenIds = new Set<string>();
  for (const [tab, drafts] of Object.entries(byTab)) {
    for (const [id, { from, ...draft }] of Object.entries(drafts)) {
      if (tab === ownTab || from !== ownTab || mine[id]) continue;
      mine[id] = draft;
      takenIds.add(`${tab} ${id}`);
    }
  }
  return takenIds.size === 0 ? byTab : moved(byTab, ownTab, mine, takenIds);
}

/** The drafts when this tab has `mine`, and the others no longer have those taken from them (as 'tab id'). */
function moved(byTab: ByTab, ownTab: string, mine: ByTab[string], takenIds: ReadonlySet<string>): ByTab {
  const otherTabs = Object.entries(byTab)
    .filter(([tab]) => tab !== ownTab)
    .map(
      ([tab, drafts]) =>
        [tab, Object.fromEntries(Object.entries(drafts).filter(([id]) => !takenIds.has(`${tab} ${id}`)))] as const,
    )
    .filter(([, drafts]) => Object.keys(drafts).length > 0);
  return { ...Object.fromEntries(otherTabs), [ownTab]: mine };
}
