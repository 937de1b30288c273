import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { adopted } from './adoptDrafts';

const draft = (text: string, minute = 0) => ({ text, at: new Date(minute * 60_000).toISOString() });
const isOpen = (tab: string) => tab === 'open';

describe('the drafts of closed tabs', () => {
  it('go to the next tab, the last one of each conversation; the others wait for another tab', () => {
    const byTab = {
      gone: { new: draft('older', 1), c1: draft('in c1', 1) },
      later: { new: draft('newer', 2) },
    };
    expect(adopted(byTab, 'own', isOpen)).toEqual({
      gone: { new: draft('older', 1) },
      own: { new: draft('newer', 2), c1: draft('in c1', 1) },
    });
  });

  it('never replace what the tab itself holds', () => {
    const byTab = { gone: { new: draft('older', 1) }, own: { new: draft('mine') } };
    expect(adopted(byTab, 'own', isOpen)).toBe(byTab);
  });

  it('stay where they are while their tab is open', () => {
    const byTab = { open: { new: draft('theirs', 1) } };
    expect(adopted(byTab, 'own', isOpen)).toBe(byTab);
  });
});
