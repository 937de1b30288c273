// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { KNOWLEDGE } from '../../../tests/support/products/fewProducts';
import { bar, columns, keep, labels, plain, prepareChecklist } from '../../../tests/support/screens/checklist';
import { click, copied, pass } from '../../../tests/support/showTool';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { COMMON_ITEMS } from './items';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/haptics');
vi.mock('../../platform/notifications');
vi.mock('../../ui/tool/product/knowProduct', () => import('../../../tests/support/products/fewProducts'));
vi.mock(import('../../state/reminders/reminderSync'), async (importOriginal) => ({
  ...(await importOriginal()),
  syncReminders: vi.fn(),
}));

const showTool = prepareChecklist();
const show = async (product: string | undefined) => {
  keep(exampleVideo({ id: 'v', title: 'Essai', niche: 'beauty', product }));
  await showTool('/?video=v');
};
const card = () => screen.queryByRole('region', { name: labels.forProduct });
const lines = () =>
  within(card() ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a card of its own for the product of the video', () => {
  it('says what not to claim of it and what never to show', async () => {
    await show('sérum visage');
    await vi.waitFor(() => expect(card()).toBeTruthy());
    const { claims, never } = KNOWLEDGE;
    expect(lines()).toEqual([
      ...claims.slice(0, 3).map(({ not, why }) => `«\u00a0${not}\u00a0»\u00a0: ${why}`),
      ...never.slice(0, 3),
    ]);
    expect(card()?.textContent).toContain(tool.product.notToSay);
    expect(card()?.textContent).toContain(tool.product.notToDo);
  });

  it('leaves list, counts and per cents as they are', async () => {
    await show(undefined);
    const [plainColumns, plainBar] = [columns(), bar()];
    await click(labels.copy);
    const plainList = copied();
    expect(card()).toBeNull();
    cleanup();
    await show('sérum visage');
    await vi.waitFor(() => expect(card()).toBeTruthy());
    expect(columns()).toEqual(plainColumns);
    expect(bar()).toBe(plainBar);
    await click(labels.copy);
    expect(copied()).toBe(plainList);
  });

  it('of what may not be promoted, it says why', async () => {
    await show('puff jetable');
    await vi.waitFor(() => expect(card()).toBeTruthy());
    expect(plain(card()?.textContent ?? '')).toContain(plain(tool.product.reasons.nicotine));
  });

  it.each([
    ['may mean several things', 'souris'],
    ['cannot be fetched', 'bouilloire'],
  ])('is not there for what %s', async (_, product) => {
    await show(product);
    await pass(500);
    expect(card()).toBeNull();
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThanOrEqual(COMMON_ITEMS.length);
  });
});
