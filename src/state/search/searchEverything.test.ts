import { beforeAll, describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { searchIndex } from '../../domain/search/searchIndex';
import { appendMessages } from '../slices/conversationMessages';
import { startConversation } from '../slices/conversationsStore';
import { hashtagGroupsStore } from '../slices/hashtagGroupsStore';
import { productsStore } from '../slices/productsStore';
import { answer, makeResult, toolRunOf } from '../slices/toolRuns';
import { changeVideo, hydrateVideos, videosStore } from '../slices/videosStore';
import { indexEverything } from './searchEverything';

const SCREENS = [
  { id: 'titles', name: 'Titres viraux', texts: ['accroche-m'] },
  { id: 'descriptions', name: 'Descriptions et hashtags', texts: [] },
  { id: 'settings', name: 'Réglages', texts: [] },
];
const nameOf = (value: string) => (value === 'cooking' ? 'Cuisine' : value);

async function find(query: string): Promise<string[]> {
  const groups = searchIndex(await indexEverything(SCREENS, nameOf), query);
  return groups.flatMap(({ kind, items }) => items.map(({ id }) => `${kind} ${id}`));
}

beforeAll(async () => {
  await hydrateVideos();
  const texts = { title: 'Titre-a', product: 'Produit-b', hook: 'Hook-c', script: 'Script-d', hashtags: ['#hash-e'] };
  videosStore.setState({ items: [exampleVideo({ id: 'v', ...texts })] });
  startConversation('Question-f', '2026-11-21T10:00:00.000Z', 'c');
  await appendMessages('c', [{ id: 'm', type: 'ai', content: 'Réponse-g', timestamp: '2026-11-21T10:00:00.000Z' }]);
  await hashtagGroupsStore.hydrate();
  hashtagGroupsStore.setState({
    items: [{ id: 'h', name: 'Groupe-i', tags: ['#tag-j'], createdAt: '2026-11-21T10:00:00.000Z' }],
  });
  await productsStore.hydrate();
  productsStore.setState({
    items: [
      {
        id: 'p',
        name: 'Nom-n',
        facts: { surprised: 'Surprise-o' },
        spellings: ['Graphie-p'],
        struck: [],
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    ],
  });
  const [titles, descriptions] = [toolRunOf('titles'), toolRunOf('descriptions')];
  await Promise.all([titles.hydrate(), descriptions.hydrate()]);
  answer(titles, 'niche', 'cooking');
  answer(titles, 'product', 'Réponse-k');
  makeResult(titles);
  answer(descriptions, 'product', 'Brouillon-l');
});

describe('the search over everything that the creator has made', () => {
  it.each([
    ['titre-a', 'video v'],
    ['produit-b', 'video v'],
    ['hook-c', 'video v'],
    ['script-d', 'video v'],
    ['hash-e', 'video v'],
    ['question-f', 'conversation c'],
    ['reponse-g', 'conversation c'],
    ['groupe-i', 'hashtags h'],
    ['tag-j', 'hashtags h'],
    ['nom-n', 'product p'],
    ['surprise-o', 'product p'],
    ['graphie-p', 'product p'],
    ['reponse-k', 'result titles'],
    ['cuisine', 'result titles'],
    ['reglages', 'screen settings'],
    ['accroche-m', 'screen titles'],
  ])('%s finds %s', async (query, found) => {
    expect(await find(query)).toEqual([found]);
  });

  it('answers without a result do not count as one', async () => {
    expect(await find('brouillon-l')).toEqual([]);
  });

  it('what has changed is found in its new form', async () => {
    changeVideo('v', { hook: 'Hook-z' });
    expect(await find('hook-z')).toEqual(['video v']);
    expect(await find('hook-c')).toEqual([]);
  });
});
