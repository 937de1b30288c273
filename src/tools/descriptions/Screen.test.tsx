// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addresses,
  answer,
  click,
  copied,
  fieldOf,
  heading,
  pass,
  prepareTool,
  region,
  wait,
} from '../../../tests/support/showTool';
import { hashtagText } from '../../domain/hashtags/hashtags';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { videosStore } from '../../state/slices/videosStore';
import french from './locales/fr.json';
import DescriptionsScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels, texts } = french;
const { product } = labels;
const showTool = prepareTool('descriptions', DescriptionsScreen, french, {
  '/title-generator': 'Générateur de titres',
  '/video-editing': 'Montage',
});
const CARDS = ['Grand Public', 'Niche Ciblée'] as const;
const answerAll = async (name = 'Gourde inox') => {
  await click('Fitness');
  await answer(product, name);
  await wait();
};
/** The description of a card, by its copy button. */
const descriptionOf = async (card: string) => {
  await click(tool.result.copy, region(card));
  return copied();
};

beforeEach(() => showTool());

describe('Description generator screen', () => {
  it("Niche grid; product input ('Générer descriptions'); the way back", async () => {
    expect(screen.getAllByRole('button')).toHaveLength(8);
    await click('Fitness');
    expect(fieldOf(product)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Générer descriptions' })).toBeTruthy();
    await click('Retour aux niches');
    expect(heading()).toBe(labels.niche.title);
  });

  it('loading, 2 s; result with two variants (the latter marked recommended), best choice, trends', async () => {
    await click('Fitness');
    await answer(product, 'Gourde inox');
    expect(heading()).toBe(labels.loading);
    await pass(1999);
    expect(screen.queryByRole('region')).toBeNull();
    await pass(1);
    expect(screen.getByText('Fitness · Gourde inox')).toBeTruthy();
    for (const card of CARDS) {
      for (const part of [labels.hashtags, labels.why])
        expect(within(region(card)).getByRole('heading', { name: part })).toBeTruthy();
      expect(region(card).textContent).toContain('Gourde inox');
    }
    expect(within(region('Niche Ciblée')).getByText('RECOMMANDÉ')).toBeTruthy();
    expect(within(region('Grand Public')).queryByText('RECOMMANDÉ')).toBeNull();
    expect(region(`${labels.best} · Niche Ciblée`)).toBeTruthy();
    const { textContent } = region(labels.trends);
    for (const text of [...texts.niches.fitness.trends, tool.notice.general]) expect(textContent).toContain(text);
  });

  it('A character count out of 150 is shown for the description', async () => {
    await answerAll();
    for (const card of CARDS) {
      const { length } = await descriptionOf(card);
      expect(within(region(card)).getByText(`${length} / 150 caractères`)).toBeTruthy();
    }
  });

  it('8 hashtags per variant, the five to use first marked; copied with the description', async () => {
    await answerAll();
    for (const card of CARDS) {
      const area = region(card);
      const tags = within(area)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent ?? '');
      expect(tags).toHaveLength(8);
      expect(tags[0]).toBe('#Gourdeinox');
      expect(area.textContent).toContain(tool.hashtags.first.replace('{{number}}', '5'));
      const description = await descriptionOf(card);
      await click(labels.copyWithTags.replace('{{number}}', '5'), area);
      expect(copied()).toBe(`${description} ${hashtagText(tags.slice(0, 5))}`);
    }
  });

  it("'Autre produit' resets niche, product and result; asking for other descriptions keeps them", async () => {
    await answerAll();
    await click(labels.regenerate);
    await wait();
    expect(screen.getByText('Fitness · Gourde inox')).toBeTruthy();
    await click('Autre produit');
    expect(heading()).toBe(labels.niche.title);
    await click('Tech');
    expect(fieldOf(product)).toHaveProperty('value', '');
  });

  it("Links 'Titres viraux' and 'Optimiser montage' pass product and niche along", async () => {
    await answerAll();
    expect(screen.getAllByRole('link').map((link) => link.querySelector('span')?.firstChild?.textContent)).toEqual([
      'Titres viraux',
      'Optimiser montage',
    ]);
    expect(addresses()).toEqual([
      '/title-generator?product=Gourde+inox&niche=Fitness',
      '/video-editing?product=Gourde+inox&niche=Fitness',
    ]);
  });

  it('a description is kept in the tracker with its niche and hashtags', async () => {
    await answerAll();
    const description = await descriptionOf('Niche Ciblée');
    await click(tool.result.keep, region('Niche Ciblée'));
    const kept = videosStore.getState().items.find(({ sourceTool }) => sourceTool === 'descriptions');
    expect(kept).toMatchObject({
      title: 'Gourde inox · Niche Ciblée',
      description,
      niche: 'fitness',
      product: 'Gourde inox',
    });
    expect(kept?.hashtags).toHaveLength(8);
  });
});
