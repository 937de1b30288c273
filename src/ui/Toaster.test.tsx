// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { supportDialogs } from '../../tests/support/supportDialogs';
import { startI18n } from '../i18n/i18n';
import shell from '../i18n/locales/fr/shell.labels.json';
import { Dialog } from './Dialog';
import Toaster from './Toaster';
import { showToast } from './toast';

beforeAll(async () => {
  supportDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await startI18n('fr', () => Promise.resolve(shell), ['shell']);
});
afterEach(cleanup);

const page = (dialogs: readonly string[]) => (
  <MemoryRouter>
    {dialogs.map((title) => (
      <Dialog key={title} title={title} closeLabel="Fermer" onClose={() => undefined}>
        …
      </Dialog>
    ))}
    <Toaster />
  </MemoryRouter>
);
const undo = () => screen.getByRole('button', { name: 'Annuler', hidden: true });
const around = () => undo().closest('dialog')?.querySelector('h2')?.textContent;

it('a toast appears in the modal in front, where it can be tapped, and stays when that closes', async () => {
  const run = vi.fn();
  const { rerender } = render(page([]));
  await act(async () => showToast('Supprimé', { label: 'Annuler', run }));
  expect(around()).toBeUndefined();
  rerender(page(['Un']));
  expect(around()).toBe('Un');
  rerender(page(['Un', 'Deux']));
  expect(around()).toBe('Deux');
  rerender(page(['Un']));
  expect(around()).toBe('Un');
  rerender(page([]));
  expect(around()).toBeUndefined();
  fireEvent.click(undo());
  expect(run).toHaveBeenCalledOnce();
});
