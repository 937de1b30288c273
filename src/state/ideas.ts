import { type Idea, ideaList, LONGEST_IDEA_TEXT, type Published, publishedList } from '../contracts/idea';
import { same } from '../lib/merge';
import { now } from '../platform/clock';
import { newId } from '../platform/random';
import { createPersistedStore } from './persistedStore';
import { STORAGE_KEYS } from './storageKeys';

/** The ideas to shoot. Changes of two tabs are merged, so readers sort them themselves. */
export const ideasStore = createPersistedStore<{ items: Idea[] }>({
  ...STORAGE_KEYS.ideas,
  schema: ideaList,
  migrations: {},
  initial: { items: [] },
});

/** What was published; readers sort it. */
export const publishedStore = createPersistedStore<{ items: Published[] }>({
  ...STORAGE_KEYS.published,
  schema: publishedList,
  migrations: {},
  initial: { items: [] },
});

/** Reads both lists. */
export async function hydrateIdeas(): Promise<void> {
  await Promise.all([ideasStore.hydrate(), publishedStore.hydrate()]);
}

/** What a generator or the creator says of an idea; without a priority it is medium. */
export type NewIdea = Omit<Idea, 'id' | 'createdAt' | 'priority' | 'description'> &
  Partial<Pick<Idea, 'priority' | 'description'>>;

/** Texts that are too long to be kept are cut, or the whole list could not be written. */
function withinLimits(idea: Idea): Idea {
  const cut = (text: string | undefined) => text?.slice(0, LONGEST_IDEA_TEXT);
  return {
    ...idea,
    title: idea.title.slice(0, LONGEST_IDEA_TEXT),
    description: idea.description.slice(0, LONGEST_IDEA_TEXT),
    niche: idea.niche.slice(0, LONGEST_IDEA_TEXT),
    product: cut(idea.product),
    hook: cut(idea.hook),
    script: cut(idea.script),
  };
}

/** True where this idea of a generator is in the list: another result of the same words counts as the same. */
export function holdsIdea(items: readonly Idea[], idea: NewIdea): boolean {
  const wanted = withinLimits({ description: '', priority: 'medium', ...idea, id: '', createdAt: '' });
  return items.some((item) => same(wordsOf(item), wordsOf(wanted)));
}

const wordsOf = ({ title, product, hook, script, sourceTool }: Idea) => ({ title, product, hook, script, sourceTool });

/** Keeps an idea to shoot, at the top of the list, and returns its id. */
export async function keepIdea(idea: NewIdea): Promise<string> {
  await hydrateIdeas();
  const id = newId();
  const kept = withinLimits({ description: '', priority: 'medium', ...idea, id, createdAt: now().toISOString() });
  ideasStore.setState(({ items }) => ({ items: [kept, ...items] }));
  return id;
}

/** Undoes `publishIdea` and `deleteIdea`: the idea is to be shot again, as it was. */
export function restoreIdea(idea: Idea): void {
  publishedStore.setState(({ items }) => ({ items: items.filter(({ id }) => id !== idea.id) }));
  ideasStore.setState(({ items }) => ({ items: [idea, ...items.filter(({ id }) => id !== idea.id)] }));
}

export function deleteIdea(id: string): void {
  ideasStore.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
}

/** Specification: removed from ideas and added at the top of the published list with the publication date. */
export function publishIdea(id: string): void {
  const idea = ideasStore.getState().items.find((item) => item.id === id);
  if (!idea) return;
  const { title, niche, product } = idea;
  const item: Published = { id, title, niche, product, publishedAt: now().toISOString(), platform: 'TikTok' };
  publishedStore.setState(({ items }) => ({ items: [item, ...items.filter((other) => other.id !== id)] }));
  deleteIdea(id);
}
