import { type HashtagGroup, hashtagGroups, LARGEST_GROUP, LONGEST_GROUP_NAME } from '../../contracts/hashtagGroup';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { toHashtags } from '../../domain/hashtags/hashtags';
import { now } from '../../platform/clock';
import { newId } from '../../platform/random';
import { createPersistedStore } from '../store/persistedStore';

/**
 * The saved groups of hashtags, for every tool. Merging the changes of two tabs does not keep the order, so readers
 * sort them themselves.
 */
export const hashtagGroupsStore = createPersistedStore<{ items: HashtagGroup[] }>({
  ...STORAGE_KEYS.hashtagGroups,
  schema: hashtagGroups,
  migrations: {},
  initial: { items: [] },
});

const cleanName = (name: string) => name.trim().slice(0, LONGEST_GROUP_NAME).trim();

/** Saves hashtags under a name, replacing those with the same name. Without a name or a hashtag nothing happens. */
export async function saveHashtagGroup(name: string, tags: readonly string[]): Promise<void> {
  await hashtagGroupsStore.hydrate();
  const fields = { name: cleanName(name), tags: toHashtags(tags).slice(0, LARGEST_GROUP) };
  if (fields.name === '' || fields.tags.length === 0) return;
  const group = { id: newId(), ...fields, createdAt: now().toISOString() };
  hashtagGroupsStore.setState(({ items }) => ({
    items: [group, ...items.filter((other) => other.name !== group.name)],
  }));
}

/** A blank name changes nothing. */
export function renameHashtagGroup(id: string, name: string): void {
  const cleaned = cleanName(name);
  if (cleaned === '') return;
  hashtagGroupsStore.setState(({ items }) => ({
    items: items.map((group) => (group.id === id ? { ...group, name: cleaned } : group)),
  }));
}

export function deleteHashtagGroup(id: string): void {
  hashtagGroupsStore.setState(({ items }) => ({ items: items.filter((group) => group.id !== id) }));
}

/** Undoes `deleteHashtagGroup`. */
export function restoreHashtagGroup(group: HashtagGroup): void {
  hashtagGroupsStore.setState(({ items }) => ({ items: [group, ...items.filter(({ id }) => id !== group.id)] }));
}
