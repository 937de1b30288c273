import type { DraftList } from '../../contracts/conversation';
import { tabId } from '../../platform/tab';
import { claimTab, openTabNames } from '../../platform/tabLocks';
import { draftsStore } from './draftsStore';

/** Takes over what closed tabs had typed. */
export async function adoptDrafts(): Promise<void> {
  await claimTab();
  const isOpen = await openTabNames();
  if (!isOpen) return;
  await draftsStore.hydrate();
  draftsStore.setState(({ byTab }) => ({ byTab: adopted(byTab, tabId(), isOpen) }));
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
    mine[id] = draft;
    takenIds.add(`${tab} ${id}`);
  }
  if (takenIds.size === 0) return byTab;
  const otherTabs = Object.entries(byTab)
    .filter(([tab]) => tab !== ownTab)
    .map(
      ([tab, drafts]) =>
        [tab, Object.fromEntries(Object.entries(drafts).filter(([id]) => !takenIds.has(`${tab} ${id}`)))] as const,
    )
    .filter(([, drafts]) => Object.keys(drafts).length > 0);
  return { ...Object.fromEntries(otherTabs), [ownTab]: mine };
}
