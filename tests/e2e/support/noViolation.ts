import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No rule of axe is broken by what the page shows now; `screen` names it in a failure. */
export async function expectNoViolation(page: Page, screen: string): Promise<void> {
  // No frames here, so none of the extra page that the newer mode opens for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, screen).toEqual([]);
}
