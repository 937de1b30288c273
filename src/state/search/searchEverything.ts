import type { Conversation } from '../../contracts/conversation';
import type { Product } from '../../contracts/product';
import type { Video } from '../../contracts/video';
import { type Findable, type Indexed, indexed, type SearchIndex, sortedIndex } from '../../domain/search/searchIndex';
import { conversationsStore } from '../slices/conversationsStore';
import { hashtagGroupsStore } from '../slices/hashtagGroupsStore';
import { productsStore } from '../slices/productsStore';
import { toolRunOf } from '../slices/toolRuns';
import { hydrateVideos, videosStore } from '../slices/videosStore';
import { readContents } from './searchConversations';

/** How many are folded at a time; then the page gets its turn. */
const BATCH = 25;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What was folded already. A changed record is a new object, so nothing here gets stale. */
const known = new WeakMap<Video | Conversation, Indexed>();

/**
 * Everything the creator has made, ready to be searched: videos, products, conversations with their messages, hashtag groups, the
 * results of the tools by their answers, and the screens themselves (`name` as shown, `texts` what else finds them).
 * `nameOf` gives the name for the id of an option, such as a niche.
 */
export async function indexEverything(
  screens: readonly { id: string; name: string; texts: readonly string[] }[],
  nameOf: (value: string) => string,
): Promise<SearchIndex> {
  await Promise.all([
    hydrateVideos(),
    conversationsStore.hydrate(),
    hashtagGroupsStore.hydrate(),
    productsStore.hydrate(),
  ]);
  const few = [
    ...screens.map(ofScreen),
    ...hashtagGroupsStore.getState().items.map(ofGroup),
    ...productsStore.getState().items.map(ofProduct),
  ];
  const results = await Promise.all(screens.map((screen) => resultOf(screen, nameOf)));
  return sortedIndex([
    ...[...few, ...results.flat()].map(indexed),
    ...(await inBatches(videosStore.getState().items, async (videos) => videos.map((video) => ofVideo(video, nameOf)))),
    ...(await inBatches(Object.values(conversationsStore.getState().byId), ofConversations)),
  ]);
}

/** Reuses what is known already and makes the rest a batch at a time. */
async function inBatches<T extends Video | Conversation>(
  all: readonly T[],
  make: (batch: readonly T[]) => Promise<Findable[]>,
): Promise<Indexed[]> {
  const fresh = all.filter((one) => !known.has(one));
  for (let start = 0; start < fresh.length; start += BATCH) {
    const batch = fresh.slice(start, start + BATCH);
    const newItems = await make(batch);
    for (const [place, one] of batch.entries()) {
      const item = newItems[place];
      if (item) known.set(one, indexed(item));
    }
    await pause();
  }
  return all.flatMap((one) => known.get(one) ?? []);
}

const ofScreen = ({ id, name, texts }: { id: string; name: string; texts: readonly string[] }): Findable => ({
  kind: 'screen',
  id,
  title: name,
  texts,
  usedAt: '',
});

const ofGroup = ({ id, name, tags, createdAt }: { id: string; name: string; tags: string[]; createdAt: string }) => ({
  kind: 'hashtags' as const,
  id,
  title: name,
  texts: [tags.join(' ')],
  usedAt: createdAt,
});

function ofProduct({ id, name, facts, spellings = [], link, createdAt }: Product): Findable {
  const texts = [...Object.values(facts), ...spellings, link];
  return { kind: 'product', id, title: name, texts: texts.filter((text) => text !== undefined), usedAt: createdAt };
}

function ofVideo(video: Video, nameOf: (value: string) => string): Findable {
  const { id, title, niche, product, hook, description, script, hashtags, link, createdAt, publishedAt } = video;
  const texts = [product, nameOf(niche), hook, hashtags?.join(' '), description, script, link];
  return {
    kind: 'video',
    id,
    title,
    texts: texts.filter((text) => text !== undefined),
    usedAt: publishedAt ?? createdAt,
  };
}

async function ofConversations(batch: readonly Conversation[]): Promise<Findable[]> {
  const contents = await readContents(batch.map(({ id }) => id));
  return batch.map(({ id, title, updatedAt }) => ({
    kind: 'conversation',
    id,
    title,
    texts: contents.get(id) ?? [],
    usedAt: updatedAt,
  }));
}

/** The result that a tool shows, under the tool's name; none if nothing was made. */
async function resultOf(
  { id, name }: { id: string; name: string },
  nameOf: (value: string) => string,
): Promise<Findable[]> {
  const run = toolRunOf(id);
  await run.hydrate();
  const { answers, result } = run.getState();
  const texts = Object.values(answers).map(nameOf);
  return result && texts.length > 0 ? [{ kind: 'result', id, title: name, texts, usedAt: result.madeAt }] : [];
}
