import { expect } from '../support/pwa';
import { test } from '../support/storePage';

// A loss that does not recur on retry is still a loss.
test.describe.configure({ retries: 0 });

const TABS = ['a', 'b', 'c', 'd', 'e'];
const EDITS = process.env.FULL ? 1000 : 80;

/** What remains of a tab's edits (tests/browser/storePage/main.ts): of every eight, two names and one note of two. */
function leftOf(tab: string) {
  const numbers = Array.from({ length: EDITS }, (_, at) => at);
  return {
    names: numbers.filter((at) => at % 4 === 0).map((at) => [`${tab}-${at}`, tab]),
    notes: numbers.filter((at) => at % 8 === 1).map((at) => ({ id: `${tab}-${at + 4}`, text: `changed ${at + 6}` })),
  };
}

test(`five tabs of a browser at once, ${EDITS} edits each: none is lost, and all end alike`, async ({
  context,
  storePage,
}) => {
  test.setTimeout(300_000);
  const tabs = await Promise.all(TABS.map(async (name) => ({ name, page: await context.newPage() })));
  await Promise.all(tabs.map(({ page }) => page.goto(storePage)));
  await Promise.all(
    tabs.map(({ name, page }) =>
      page.evaluate(([name, edits]) => window.storePage.edit(name, edits), [name, EDITS] as const),
    ),
  );
  const expected = TABS.map(leftOf);
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  for (const { page } of tabs) {
    const state = async () => {
      const { list, byName } = await page.evaluate(() => window.storePage.state());
      return { list: list.sort(byId), byName };
    };
    await expect.poll(state).toEqual({
      list: expected.flatMap(({ notes }) => notes).sort(byId),
      byName: Object.fromEntries(expected.flatMap(({ names }) => names)),
    });
  }
});
