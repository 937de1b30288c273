// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  address,
  button,
  field,
  idea,
  itemsOf,
  labels,
  plain,
  prepareTracker,
  settle,
  show,
  user,
} from '../../../tests/support/screens/content-tracker';
import { videosStore } from '../../state/slices/videosStore';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/clock');

prepareTracker();

describe("the 'Nouvelle idée' modal", () => {
  it('is opened by the address, filled in; once closed, the address is as before and what was written stays', async () => {
    await show([], '/content-tracker?new=1&title=Test%20du%20micro&niche=beauty');
    expect([field('Titre').value, field('Niche').value]).toEqual(['Test du micro', 'Beauté']);
    expect(address).toBe('/content-tracker?new=1');
    await user.click(button('Fermer'));
    expect(address).toBe('/content-tracker');
    cleanup();
    await show([], '/content-tracker?new=1');
    expect(field('Titre').value).toBe('Test du micro');
  });

  const openModal = () => user.click(button('Nouvelle idée'));

  it('Enter saves; the modal closes, the idea is at the top of the list and a message says that it was added', async () => {
    await show([idea('1')]);
    await openModal();
    expect(document.activeElement).toBe(field('Titre'));
    await user.type(field('Titre'), '  Test honnête  ');
    await user.type(field('Niche'), 'Tech{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(videosStore.getState().items[0]).toMatchObject({
      title: 'Test honnête',
      niche: 'Tech',
      description: '',
      priority: 'medium',
    });
    await settle();
    expect(itemsOf('À tourner')[0]?.textContent).toContain('Test honnête');
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent))).toContain(
      'Idée ajoutée : Test honnête',
    );
  });

  it.each([
    ['title', 'Niche'],
    ['niche', 'Titre'],
  ])('without %s nothing happens', async (_, filled) => {
    await show();
    await openModal();
    await user.type(field(filled), 'quelque chose{Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(videosStore.getState().items).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a multi-line description, saved with Ctrl and Enter, and a priority: Basse, Moyenne, Haute', async () => {
    await show();
    await openModal();
    expect(screen.getAllByRole('radio').map((choice) => choice.parentElement?.textContent)).toEqual([
      'Basse',
      'Moyenne',
      'Haute',
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('medium');
    await user.type(field('Titre'), 'Test');
    await user.type(field('Niche'), 'Tech');
    await user.click(field('Haute'));
    await user.type(field(labels.form.description), 'Plan 1{Enter}Plan 2{Control>}{Enter}{/Control}');
    expect(videosStore.getState().items).toMatchObject([{ description: 'Plan 1\nPlan 2', priority: 'high' }]);
  });

  it('is cleared by saving, but not by closing it', async () => {
    await show();
    await openModal();
    await user.type(field('Titre'), 'Test');
    await user.click(button('Fermer'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await openModal();
    expect(field('Titre').value).toBe('Test');
    await user.type(field('Niche'), 'Tech');
    await user.click(field('Basse'));
    await user.click(button('Enregistrer'));
    await openModal();
    expect([field('Titre').value, field('Niche').value, field(labels.form.description).value]).toEqual(['', '', '']);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('medium');
  });
});
