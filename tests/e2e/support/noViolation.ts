import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that the page, as shown now, breaks no rule of axe; `screen` names it in a failure. */
export async function expectNoViolation(page: Page, screen: string): Promise<void> {
  // There are no frames here, so the extra page that the newer mode opens for every check is not needed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, screen).toEqual([]);
}
