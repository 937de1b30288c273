import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedEntries } from '../../../tests/support/state/example';
import { eraseAll, exportAll } from '../backup/deviceData';
import { readBackup } from '../backup/readBackup';
import {
  deleteHashtagGroup,
  hashtagGroupsStore,
  renameHashtagGroup,
  restoreHashtagGroup,
  saveHashtagGroup,
} from './hashtagGroupsStore';

const groups = () => hashtagGroupsStore.getState().items;
const names = () => groups().map(({ name }) => name);

beforeEach(async () => {
  await hashtagGroupsStore.hydrate();
  await eraseAll();
});

describe('Groups can be saved, named, reused', () => {
  it('with their hashtags in order, each once, the newest first', async () => {
    await saveHashtagGroup(' Sérum ', ['#serum', 'peau sèche', '#Serum']);
    await saveHashtagGroup('Live', ['#live']);
    expect(groups().map(({ name, tags }) => ({ name, tags }))).toEqual([
      { name: 'Live', tags: ['#live'] },
      { name: 'Sérum', tags: ['#serum', '#peausèche'] },
    ]);
    expect(new Set(groups().map(({ id }) => id)).size).toBe(2);
  });

  it('once more under the same name, replacing the earlier ones', async () => {
    await saveHashtagGroup('Sérum', ['#serum']);
    await saveHashtagGroup('Sérum', ['#soir']);
    expect(groups().map(({ tags }) => tags)).toEqual([['#soir']]);
  });

  it.each([
    ['a blank name', '  ', ['#serum']],
    ['no hashtag', 'Sérum', ['!', '']],
  ])('not with %s', async (_, name, tags) => {
    await saveHashtagGroup(name, tags);
    expect(groups()).toEqual([]);
  });

  it('renamed; a blank name changes nothing', async () => {
    await saveHashtagGroup('Sérum', ['#serum']);
    const id = groups()[0]?.id ?? '';
    renameHashtagGroup(id, ' Sérum du soir ');
    renameHashtagGroup(id, '   ');
    expect(names()).toEqual(['Sérum du soir']);
  });

  it('deleted, and brought back as it was', async () => {
    await saveHashtagGroup('Sérum', ['#serum']);
    const [group] = groups();
    if (!group) throw new Error('not saved');
    deleteHashtagGroup(group.id);
    expect(groups()).toEqual([]);
    restoreHashtagGroup(group);
    expect(groups()).toEqual([group]);
  });

  it('stored on the device and in a backup, however long name and list are', async () => {
    await saveHashtagGroup(
      'n'.repeat(500),
      Array.from({ length: 99 }, (_, place) => `${'t'.repeat(99)}${place}x`),
    );
    await saveHashtagGroup(
      'Long',
      Array.from({ length: 99 }, (_, place) => `tag ${place}`),
    );
    await hashtagGroupsStore.flush();
    expect((await storedEntries()).hashtagGroups).toEqual({ version: 1, data: { items: groups() } });
    const backup = await readBackup(await exportAll());
    expect(backup.kind === 'ok' && backup.entries.get('hashtagGroups')).toMatchObject({ data: { items: groups() } });
  });
});
