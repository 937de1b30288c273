// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  keep,
  LINK,
  labels,
  loaded,
  plain,
  prepareAnalyzer,
  published,
  toast,
  undo,
  videos,
} from '../../../tests/support/screens/performance-analyzer';
import { click, write } from '../../../tests/support/showTool';
import { saveFile } from '../../platform/saveFile';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/clock');
vi.mock('../../platform/saveFile');

const showTool = prepareAnalyzer();

describe('CSV', () => {
  const paste = async (text: string) => {
    await click(labels.csv.import);
    await loaded();
    await write(screen.getByLabelText(labels.csv.paste), text);
    await click(labels.csv.read);
  };
  const column = (name: keyof typeof labels.csv.fields) =>
    within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>(labels.csv.fields[name]);
  const submit = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

  it('shows mapping, preview and bad rows; imports the good ones after confirmation; the toast undoes it all', async () => {
    const known = published({ title: 'Déjà là', link: LINK });
    await keep(known);
    await showTool();
    await paste(`titre;lien;vues\nNouvelle;https://x.fr/2;10\nDéjà là;${LINK};20\nRatée;;beaucoup`);
    const dialog = screen.getByRole('dialog');
    expect(column('viewsCount').selectedOptions[0]?.text).toBe('vues');
    expect(plain(dialog.textContent)).toContain('Ligne 4 : Vues : « beaucoup » n’est pas un nombre.');
    expect(within(dialog).getAllByRole('row')).toHaveLength(3);
    expect(plain(screen.getByRole('status').textContent)).toBe('1 nouvelle vidéo · 1 vidéo déjà connue complétée');
    expect(videos()).toEqual([known]);
    await submit(/^Importer 2/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(videos()).toHaveLength(2);
    expect(plain(toast()?.text)).toBe('2 lignes importées');
    await undo();
    expect(videos()).toEqual([known]);
  });

  it('the mapping can be changed', async () => {
    await showTool();
    await paste('quoi;combien\nMicro;12');
    expect(plain(document.body.textContent)).toContain(plain(labels.csv.needsTitle));
    await write(column('title'), '0');
    await write(column('viewsCount'), '1');
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: labels.csv.header })));
    await submit(/^Importer 1/);
    expect(videos()).toMatchObject([{ title: 'Micro', measurements: [{ viewsCount: 12 }] }]);
  });

  it('when cancelled, nothing is imported; a file that is no table is refused', async () => {
    await showTool();
    await paste('titre\nA');
    await click(labels.csv.cancel);
    expect(videos()).toEqual([]);
    await paste('PK\u0003\0\0');
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts).toContain(labels.csv.errors.notText);
  });

  it('exports what was published and measured; there may be nothing yet', async () => {
    await showTool();
    await click(labels.csv.export);
    expect(toast()?.text).toBe(labels.csv.nothing);
    await keep(published({ title: 'Test' }, { viewsCount: 7 }));
    vi.mocked(saveFile).mockResolvedValue('downloaded');
    await click(labels.csv.export);
    await loaded();
    const [table, name] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(name).toBe('jimp-videos-2026-11-21.csv');
    expect(await table?.text()).toContain('Test;');
  });
});
