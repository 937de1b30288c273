// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, click, copied, pass, prepareTool, region, wait } from '../../../tests/support/showTool';
import { hashtagText } from '../../domain/hashtags/hashtags';
import tool from '../../i18n/locales/fr/tool.labels.json';
import french from './locales/fr.json';
import DescriptionsScreen from './tool';

vi.mock('../../platform/clipboard');

const { labels } = french;
const { product } = labels;
const showTool = prepareTool('descriptions', DescriptionsScreen, french);
const CARDS = ['Grand Public', 'Niche Ciblée'] as const;
const answerAll = async () => {
  await click('Fitness');
  await answer(product, 'Gourde inox');
  await pass(300);
  await act(() => vi.dynamicImportSettled());
  await wait();
};
/** The description of a card, by its copy button. */
const descriptionOf = async (card: string) => {
  await click(tool.result.copy, region(card));
  return copied();
};

beforeEach(() => showTool());

describe('Description generator screen', () => {
  it('two variants (the latter marked recommended), best choice, trends', async () => {
    await answerAll();
    expect(screen.getByText('Fitness · Gourde inox')).toBeTruthy();
    for (const card of CARDS) {
      for (const part of [labels.hashtags, labels.why])
        expect(within(region(card)).getByRole('heading', { name: part })).toBeTruthy();
      expect(region(card).textContent).toMatch(/gourde/i);
    }
    expect(within(region('Niche Ciblée')).getByText('RECOMMANDÉ')).toBeTruthy();
    expect(within(region('Grand Public')).queryByText('RECOMMANDÉ')).toBeNull();
    expect(region(`${labels.best} · Niche Ciblée`)).toBeTruthy();
    const trends = region(labels.trends);
    expect(within(trends).getAllByRole('listitem')).toHaveLength(3);
    expect(trends.textContent).toContain(tool.notice.general);
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
      expect(tags[0]).toMatch(/^#gourde/);
      expect(area.textContent).toContain(tool.hashtags.first.replace('{{number}}', '5'));
      const description = await descriptionOf(card);
      await click(labels.copyWithTags.replace('{{number}}', '5'), area);
      expect(copied()).toBe(`${description} ${hashtagText(tags.slice(0, 5))}`);
    }
  });
});
