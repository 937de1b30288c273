// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import {
  analyse,
  button,
  field,
  fillIn,
  keep,
  LINK,
  labels,
  NOW,
  plain,
  prepareAnalyzer,
  published,
  toast,
  undo,
  videos,
} from '../../../tests/support/screens/performance-analyzer';
import { click, region, write } from '../../../tests/support/showTool';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/clock');
vi.mock('../../platform/saveFile');

const showTool = prepareAnalyzer();

describe('an analysis belongs to the record of its video', () => {
  it('with no record a new published video is made, with title and moment; the toast undoes it', async () => {
    await showTool();
    await fillIn({ [labels.form.viewsCount]: '12,4 k' });
    await write(field(labels.record.videoTitle), 'Mon test');
    await write(field(labels.record.publishedDate), '2026-11-19');
    await write(field(labels.record.publishedTime), '18:30');
    await analyse();
    expect(videos()).toMatchObject([
      {
        title: 'Mon test',
        link: LINK,
        product: 'Micro-cravate',
        niche: 'tech',
        publishedAt: new Date('2026-11-19T18:30').toISOString(),
        measurements: [{ viewsCount: 12_400, measuredAt: NOW }],
      },
    ]);
    await undo();
    expect(videos()).toEqual([]);
    expect(screen.getByText(labels.notKept)).toBeTruthy();
  });

  it('the default is now, and the product’s name is the title', async () => {
    await showTool();
    expect(field(labels.record.publishedDate).value).toBe('2026-11-21');
    await fillIn();
    await analyse();
    expect(videos()[0]).toMatchObject({ title: 'Micro-cravate', publishedAt: NOW });
    expect(videos()[0]?.measurements).toBeUndefined();
  });

  it('0 views and a length of 0 count as not given: neither kept, nor drawn, nor compared', async () => {
    const known = published({ link: LINK }, { viewsCount: 100 });
    await keep(known, ...[1, 2, 3].map(() => published({}, { viewsCount: 50 })));
    await showTool();
    await fillIn({ [labels.form.viewsCount]: '0', [labels.form.duration]: '0', [labels.form.likesCount]: '7' });
    await analyse();
    const [, latest] = videos().find(({ id }) => id === known.id)?.measurements ?? [];
    expect(latest).toEqual({ id: expect.any(String), measuredAt: NOW, likesCount: 7 });
    expect(screen.queryByRole('img', { name: /100/ })).toBeNull();
    expect(plain(document.body.textContent)).toContain(`Vues${labels.comparison.notGiven}`);
  });

  it('the same link finds it: a measurement is added, and the toast restores what was there before', async () => {
    const known = published({ title: 'Déjà là', link: `${LINK}?x=1`, niche: 'gadgets' }, { viewsCount: 100 });
    await keep(known);
    await showTool();
    await fillIn({ [labels.form.viewsCount]: '250' });
    expect(screen.getByText('Déjà là')).toBeTruthy();
    await analyse();
    expect(videos()).toMatchObject([
      { id: known.id, niche: 'gadgets', link: LINK, measurements: [{ viewsCount: 100 }, { viewsCount: 250 }] },
    ]);
    expect(screen.getByRole('img', { name: /100.*250/ })).toBeTruthy();
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .map((row) => plain(row.textContent)),
    ).toHaveLength(3);
    await undo();
    expect(videos()).toEqual([known]);
  });

  it('?video= fills the form in from the record', async () => {
    const known = published(
      { product: 'Lampe', link: LINK, niche: 'gadgets' },
      { duration: 24, ctaUsed: 'juste en bas' },
    );
    await keep(known);
    await showTool(`/?video=${known.id}`);
    expect([
      field(labels.form.url).value,
      field(labels.form.product).value,
      field(labels.form.duration).value,
      field(labels.form.ctaUsed).value,
    ]).toEqual([LINK, 'Lampe', '24', 'juste en bas']);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('tech');
    expect(button('Analyser la performance')).toHaveProperty('disabled', false);
  });

  it('another one can be chosen; an idea that is analysed is published', async () => {
    const idea = exampleVideo({ title: 'Une idée à moi', product: 'Lampe' });
    await keep(idea, published({ title: 'Autre' }));
    await showTool();
    await fillIn({ [labels.form.viewsCount]: '5' });
    await click(labels.record.choose);
    await act(async () =>
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Une idée à moi/ })),
    );
    expect([field(labels.form.url).value, field(labels.form.product).value]).toEqual([LINK, 'Lampe']);
    await analyse();
    expect(videos().find(({ id }) => id === idea.id)).toMatchObject({
      publishedAt: NOW,
      link: LINK,
      measurements: [{ viewsCount: 5 }],
    });
  });

  it('one chosen instead of another does not get the other one’s address', async () => {
    const first = published({ title: 'Première', link: LINK, product: 'Lampe' }, { duration: 24 });
    await keep(first, published({ title: 'Deuxième', product: 'Micro' }));
    await showTool(`/?video=${first.id}`);
    await write(field(labels.form.viewsCount), '5');
    await click(labels.record.change);
    await act(async () =>
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Deuxième/ })),
    );
    expect(
      [labels.form.url, labels.form.product, labels.form.duration, labels.form.viewsCount].map(
        (label) => field(label).value,
      ),
    ).toEqual(['', 'Micro', '', '5']);
  });

  it('somebody else’s video is not kept', async () => {
    await showTool();
    await fillIn({ [labels.form.viewsCount]: '5' });
    await act(async () => fireEvent.click(screen.getByRole('switch')));
    await analyse();
    expect(videos()).toEqual([]);
    expect(toast()).toBeUndefined();
  });

  it('a measurement can be deleted, and that undone', async () => {
    const known = published({ link: LINK }, { viewsCount: 100 }, { viewsCount: 200 });
    await keep(known);
    await showTool();
    await fillIn();
    await analyse();
    const [first] = screen.getAllByRole('button', { name: /^Supprimer la mesure/ });
    if (first) await act(async () => fireEvent.click(first));
    expect(videos()[0]?.measurements?.map(({ viewsCount }) => viewsCount)).toEqual([100]);
    await undo();
    expect(videos()[0]?.measurements?.map(({ viewsCount }) => viewsCount)).toEqual([100, 200]);
  });
});

describe("compares with the creator's own median", () => {
  const comparison = () => plain(region(labels.comparison.title).textContent);

  it('says in words and figures how far each is from it', async () => {
    await keep(...[100, 200, 300].map((viewsCount) => published({}, { viewsCount, likesCount: 10 })));
    await showTool();
    await fillIn({ [labels.form.viewsCount]: '300', [labels.form.likesCount]: '6' });
    await analyse();
    expect(comparison()).toContain('Vues30050 % de plus que ta médiane · médiane 200, sur 3 autres vidéos');
    expect(comparison()).toContain('Taux de j’aime2 %60 % de moins que ta médiane · médiane 5 %');
    expect(comparison()).toContain('Part regardéeNon renseignéEncore 3 autres vidéos');
  });

  it('with fewer than three others it says how many are missing', async () => {
    await keep(...[100, 200].map((viewsCount) => published({}, { viewsCount })));
    await showTool();
    await fillIn({ [labels.form.viewsCount]: '300' });
    await analyse();
    expect(comparison()).toContain('Encore 1 autre vidéo à mesurer pour comparer.');
  });
});
