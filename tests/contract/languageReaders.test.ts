import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { buildLanguages } from '../../scripts/vite/languageFiles.ts';
import { LANGUAGE_INDEX } from '../../src/contracts/languageFiles.ts';
import { lookOut } from '../../src/domain/danger/readers.ts';
import { languageReaders, loadLookOut } from '../../src/features/coach/danger/languageReaders.ts';

const MESSAGE = 'artık yaşamak istemiyorum';

it('a language’s danger is heard by the words and the judge that are stored with it', async () => {
  const { files, index } = buildLanguages();
  expect(index.fr?.judge).toBeUndefined();
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const file = files.get(String(input));
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(file ? new Response(file, { headers }) : new Response(null, { status: 404 }));
  });
  await i18next.init({ lng: 'tr', ns: [], resources: {} });
  await loadLookOut();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(
    expect.arrayContaining([LANGUAGE_INDEX, index.tr?.labels, index.tr?.judge]),
  );
  expect(lookOut(MESSAGE)).toBeUndefined();
  expect(lookOut(MESSAGE, languageReaders('tr'))?.danger).toBe('suicide');
  expect(languageReaders('fr')).toEqual([]);
  fetched.mockRestore();
});
