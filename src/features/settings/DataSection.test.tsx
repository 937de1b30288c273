// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { saveFile } from '../../platform/saveFile';
import { keepAlwaysLanguage, keepSessionLanguage, readChosenLanguage } from '../../platform/session';
import { eraseAll, exportAll, replaceAll } from '../../state/backup/deviceData';
import { readBackup, type UsableBackup } from '../../state/backup/readBackup';
import { settingsStore } from '../../state/slices/settingsStore';
import { DataSection } from './DataSection';
import english from './locales/en.json';

vi.mock('../../state/backup/deviceData');
vi.mock('../../state/backup/readBackup');
vi.mock('../../platform/saveFile');

const backup: UsableBackup = {
  kind: 'ok',
  exportedAt: '2026-11-20T12:00:00.000Z',
  profileName: 'Sam',
  conversations: 3,
  messages: 41,
  ideas: 12,
  published: 7,
  products: 4,
  hashtagGroups: 2,
  reminders: 2,
  entries: new Map(),
};

const click = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const chooseFile = () =>
  act(async () => {
    const files = [new File(['{}'], 'jimp-2026-11-20.json')];
    fireEvent.change(screen.getByLabelText(english.import.choose), { target: { files } });
  });

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await startI18n('en', (_, namespace) => Promise.resolve(namespace === 'settings' ? english : {}));
});

beforeEach(async () => {
  vi.resetAllMocks();
  await act(async () => {
    render(<DataSection />);
  });
});

afterEach(cleanup);

it('keeps every video on this device, if wanted', async () => {
  const choice = screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(english.data.videoOnDevice) });
  expect(choice.checked).toBe(false);
  await act(async () => fireEvent.click(choice));
  expect(settingsStore.getState().videoOnDevice).toBe(true);
  await act(async () => fireEvent.click(choice));
  expect(settingsStore.getState().videoOnDevice).toBe(false);
});

describe('Export everything to one file', () => {
  it('offers one file with the day in its name to the user and says so', async () => {
    const file = new Blob(['{}']);
    vi.mocked(exportAll).mockResolvedValue(file);
    vi.mocked(saveFile).mockResolvedValue('downloaded');
    await click(new RegExp(english.data.export));
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(file, expect.stringMatching(/^jimp-\d{4}-\d\d-\d\d\.json$/));
    expect(screen.getByRole('status').textContent).toBe(english.data.exported);
  });

  it('says nothing when the share sheet was closed', async () => {
    vi.mocked(saveFile).mockResolvedValue('cancelled');
    await click(new RegExp(english.data.export));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that nothing is lost when storage cannot be read', async () => {
    vi.mocked(exportAll).mockRejectedValue(new Error('no storage'));
    await click(new RegExp(english.data.export));
    expect(screen.getByRole('alert').textContent).toBe(english.data.exportFailed);
  });
});

describe('Import it (checked, shown what it holds before it replaces anything)', () => {
  beforeEach(() => click(new RegExp(english.data.import)));

  it('shows what the file contains and replaces only when told to', async () => {
    vi.mocked(readBackup).mockResolvedValue(backup);
    await chooseFile();
    const held = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(held).toEqual(['November 20, 2026', 'Sam', '3', '41', '12', '7', '4', '2', '2']);
    expect(replaceAll).not.toHaveBeenCalled();
    await click(english.import.replace);
    expect(replaceAll).toHaveBeenCalledExactlyOnceWith(backup);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('replaces nothing when it is cancelled', async () => {
    vi.mocked(readBackup).mockResolvedValue(backup);
    await chooseFile();
    await click(english.cancel);
    expect(replaceAll).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['unreadable', 'not-json', 'not-jimp', 'newer', 'damaged'] as const)(
    'says why a file is refused: %s',
    async (reason) => {
      vi.mocked(readBackup).mockResolvedValue({ kind: 'refused', reason });
      await chooseFile();
      expect(screen.getByRole('alert').textContent).toBe(english.import.errors[reason]);
      expect(replaceAll).not.toHaveBeenCalled();
    },
  );

  it('says that everything is as before when the file cannot be stored', async () => {
    vi.mocked(readBackup).mockResolvedValue(backup);
    vi.mocked(replaceAll).mockRejectedValue(new Error('full'));
    await chooseFile();
    await click(english.import.replace);
    expect(screen.getByRole('alert').textContent).toBe(english.import.errors.notReplaced);
  });
});

describe('Erase everything', () => {
  beforeEach(async () => {
    keepSessionLanguage('fr');
    keepAlwaysLanguage('fr');
    await click(new RegExp(english.data.erase));
  });

  it('takes two steps', async () => {
    await click(english.erase.continue);
    expect(eraseAll).not.toHaveBeenCalled();
    await click(english.cancel);
    expect(eraseAll).not.toHaveBeenCalled();
    expect(readChosenLanguage()).toBe('fr');
  });

  it('keeps the language too when erasing fails, and says that nothing was deleted', async () => {
    vi.mocked(eraseAll).mockRejectedValue(new Error('no storage'));
    await click(english.erase.continue);
    await click(english.erase.confirm);
    expect(screen.getByRole('alert').textContent).toBe(english.erase.failed);
    expect(readChosenLanguage()).toBe('fr');
  });

  it("forgets the session's language and 'always', so that the next start is the language screen", async () => {
    vi.mocked(eraseAll).mockResolvedValue();
    await click(english.erase.continue);
    await click(english.erase.confirm);
    expect(eraseAll).toHaveBeenCalledOnce();
    expect(readChosenLanguage()).toBeUndefined();
  });
});
