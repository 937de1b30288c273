// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { addresses, click, copied, heading, pass, prepareTool, region, write } from '../../../tests/support/showTool';
import { supportDialogs } from '../../../tests/support/supportDialogs';
import type { Measurement, Video } from '../../contracts/video';
import { now } from '../../platform/clock';
import { saveFile } from '../../platform/saveFile';
import { toolRunOf } from '../../state/slices/toolRuns';
import { videosStore } from '../../state/slices/videosStore';
import { toastStore } from '../../ui/toast';
import french from './locales/fr.json';
import PerformanceAnalyzerScreen from './Screen';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/clock');
vi.mock('../../platform/saveFile');

const { labels, texts } = french;
const NAMES = Object.fromEntries(
  ['/viral-video-structure', '/content-tracker', '/publishing-scheduler'].map((path) => [path, path]),
);
const showTool = prepareTool('performance-analyzer', PerformanceAnalyzerScreen, french, NAMES);

const LINK = 'https://www.tiktok.com/@ines/video/42';
const NOW = '2026-11-21T10:00:00.000Z';
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const keep = (...items: Video[]) => act(async () => videosStore.setState({ items }));
const videos = () => videosStore.getState().items;
const toast = () => toastStore.getState().toasts[0];
const undo = () => act(async () => toast()?.action?.run());
const loaded = () => act(() => vi.dynamicImportSettled());
const published = (known: Partial<Video> = {}, ...measured: Partial<Measurement>[]) =>
  exampleVideo({
    publishedAt: day(10),
    platform: 'TikTok',
    ...known,
    ...(measured.length > 0 && {
      measurements: measured.map((figures, place) => ({ id: `m${place}`, measuredAt: day(12 + place), ...figures })),
    }),
  });

const sees = (text: string) => document.body.textContent?.includes(text) ?? false;

async function fillIn(more: Readonly<Record<string, string>> = {}) {
  await write(field(labels.form.url), LINK);
  await write(field(labels.form.product), 'Micro-cravate');
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Tech' })));
  for (const [label, value] of Object.entries(more)) await write(field(label), value);
}

async function analyse() {
  await click('Analyser la performance');
  await click('Démarrer l’analyse');
  await pass(3000);
  await loaded();
}

beforeAll(supportDialogs);
beforeEach(async () => {
  vi.mocked(now).mockImplementation(() => new Date(NOW));
  toastStore.setState({ toasts: [] });
  await keep();
});

describe('Three steps: input, analysis, results', () => {
  it("'Analyser la performance' is disabled until link, product and niche are filled", async () => {
    await showTool();
    const submit = button('Analyser la performance');
    expect(submit).toHaveProperty('disabled', true);
    await write(field(labels.form.url), LINK);
    await write(field(labels.form.product), ' ');
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Tech' })));
    expect(submit).toHaveProperty('disabled', true);
    await write(field(labels.form.product), 'Micro');
    expect(submit).toHaveProperty('disabled', false);
    expect(field(labels.form.url).inputMode).toBe('url');
    expect(field(labels.form.url).form?.noValidate).toBe(true);
    expect(screen.getAllByRole('radio')).toHaveLength(8);
  });

  it('takes the address out of pasted text, and says so where there is none', async () => {
    await showTool();
    await fillIn();
    await write(field(labels.form.url), 'ma vidéo de mardi');
    expect(sees(labels.form.noAddress)).toBe(true);
    expect(button('Analyser la performance')).toHaveProperty('disabled', true);
    await write(field(labels.form.url), 'Regarde https://vm.tiktok.com/ZGe1/ trop bien');
    expect(sees(labels.form.addressTaken.replace('{{address}}', 'https://vm.tiktok.com/ZGe1/'))).toBe(true);
    await analyse();
    expect(videos()[0]?.link).toBe('https://vm.tiktok.com/ZGe1/');
  });

  it('doubts impossible figures in words, in the form and in the result, and then advises no advertising', async () => {
    await showTool();
    await fillIn({
      [labels.form.viewsCount]: '100',
      [labels.form.likesCount]: '500',
      [labels.form.duration]: '10',
      [labels.form.avgWatchTime]: '50',
      [labels.form.ctaUsed]: 'C’est juste en bas',
    });
    expect(sees(labels.doubts.likesOverViews)).toBe(true);
    await analyse();
    expect(heading()).toBe(labels.doubts.title);
    expect(region(labels.doubts.title).textContent).toContain(labels.doubts.watchedOverLength);
    expect(region(labels.recommendation).textContent).toContain(labels.recommendations.check_figures);
    expect(plain(region(labels.global).textContent)).toContain('mesuré sur 4 de 6');
  });

  it("loading panel with four progress lines; 'Démarrer l’analyse' reads 'Analyse en cours…' while running; 3 s", async () => {
    await showTool();
    await fillIn();
    await click('Analyser la performance');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await click('Démarrer l’analyse');
    expect(button('Analyse en cours…')).toBeTruthy();
    await pass(2999);
    expect(heading()).toBe(labels.analysis.title);
    await pass(1);
    await loaded();
    expect(heading()).toBe(labels.verdict.correct);
  });

  it('global score, six sub-scores, strengths, weaknesses, improvements, recommendation, next steps, links', async () => {
    await showTool();
    await fillIn({
      [labels.form.ctaUsed]: 'C’est juste en bas',
      [labels.form.viewsCount]: '1 000',
      [labels.form.likesCount]: '30',
    });
    await analyse();
    const scores = region(labels.global);
    expect(plain(scores.textContent)).toContain('73sur 100');
    expect(
      within(scores)
        .getAllByRole('listitem')
        .map((row) => plain(row.textContent)),
    ).toEqual([
      expect.stringMatching(/^Hook70valeur de départ, non mesurée/),
      expect.stringMatching(/^Rétention65valeur de départ, non mesurée/),
      expect.stringMatching(/^CTA8560 au départ\. « juste en bas » : \+ 25\./),
      expect.stringMatching(/^Produit70valeur de départ, non mesurée/),
      expect.stringMatching(/^Engagement703 % de j’aime × 10, \+ 40/),
      expect.stringMatching(/^Musique75valeur de départ, non mesurée/),
    ]);
    expect(region(labels.strengths).textContent).toContain(texts.strengths.ctaScore);
    expect(region(labels.weaknesses).textContent).toContain(texts.weaknesses.productPositioningScore);
    expect(region(labels.improvements).textContent).toContain(texts.improvements.tech.hookScore);
    expect(region(labels.improvements).textContent).toContain('Impact fort · Facile');
    expect(region(labels.recommendation).textContent).toContain(labels.recommendations.optimize_current);
    expect(within(region(labels.nextSteps)).getAllByRole('listitem')).toHaveLength(6);
    const id = videos()[0]?.id;
    expect(addresses()).toEqual(
      Object.keys(NAMES).map((path) => `${path}?product=Micro-cravate&niche=tech&video=${id}`),
    );
    await click('Tout copier');
    for (const part of ['Micro-cravate', labels.atBase, labels.rules]) expect(copied()).toContain(part);
    const seen = [labels.strengths, labels.weaknesses, labels.nextSteps].flatMap((name) =>
      within(region(name)).getAllByRole('listitem'),
    );
    const sums = within(scores).getAllByText(/^60 au départ|^3 % de j’aime/u);
    const compared = within(region(labels.comparison.title)).getAllByRole('definition');
    for (const { textContent } of [...seen, ...sums, ...compared]) expect(plain(copied())).toContain(plain(textContent));
  });

  it("'Nouvelle analyse' clears form and result", async () => {
    await showTool();
    await fillIn();
    await analyse();
    await click('Nouvelle analyse');
    expect([field(labels.form.url).value, field(labels.form.product).value]).toEqual(['', '']);
    expect(toolRunOf('performance-analyzer').getState()).toEqual({ answers: {}, step: 0, result: null });
  });

  it('a half-filled form is kept as it is typed; a figure that cannot be read says so', async () => {
    await showTool();
    await write(field(labels.form.product), 'Micro');
    await write(field(labels.form.viewsCount), 'beaucoup');
    expect(toolRunOf('performance-analyzer').getState().answers).toEqual({ product: 'Micro', viewsCount: 'beaucoup' });
    expect(plain(document.body.textContent)).toContain('« beaucoup » ne se lit pas comme un nombre');
  });
});

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

describe('CSV', () => {
  const paste = async (text: string) => {
    await click(labels.csv.import);
    await loaded();
    await write(screen.getByLabelText(labels.csv.paste), text);
    await click(labels.csv.read);
  };
  const column = (name: keyof typeof labels.csv.fields) =>
    within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>(labels.csv.fields[name]);
  const submit = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

  it('shows mapping, preview and bad rows; imports the good ones after confirmation; the toast undoes it all', async () => {
    const known = published({ title: 'Déjà là', link: LINK });
    await keep(known);
    await showTool();
    await paste(`titre;lien;vues\nNouvelle;https://x.fr/2;10\nDéjà là;${LINK};20\nRatée;;beaucoup`);
    const dialog = screen.getByRole('dialog');
    expect(column('viewsCount').selectedOptions[0]?.text).toBe('vues');
    expect(plain(dialog.textContent)).toContain('Ligne 4 : Vues : « beaucoup » n’est pas un nombre.');
    expect(within(dialog).getAllByRole('row')).toHaveLength(3);
    expect(plain(screen.getByRole('status').textContent)).toBe('1 nouvelle vidéo · 1 vidéo déjà connue complétée');
    expect(videos()).toEqual([known]);
    await submit(/^Importer 2/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(videos()).toHaveLength(2);
    expect(plain(toast()?.text)).toBe('2 lignes importées');
    await undo();
    expect(videos()).toEqual([known]);
  });

  it('the mapping can be changed', async () => {
    await showTool();
    await paste('quoi;combien\nMicro;12');
    expect(plain(document.body.textContent)).toContain(plain(labels.csv.needsTitle));
    await write(column('title'), '0');
    await write(column('viewsCount'), '1');
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: labels.csv.header })));
    await submit(/^Importer 1/);
    expect(videos()).toMatchObject([{ title: 'Micro', measurements: [{ viewsCount: 12 }] }]);
  });

  it('when cancelled, nothing is imported; a file that is no table is refused', async () => {
    await showTool();
    await paste('titre\nA');
    await click(labels.csv.cancel);
    expect(videos()).toEqual([]);
    await paste('PK\u0003\0\0');
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts).toContain(labels.csv.errors.notText);
  });

  it('exports what was published and measured; there may be nothing yet', async () => {
    await showTool();
    await click(labels.csv.export);
    expect(toast()?.text).toBe(labels.csv.nothing);
    await keep(published({ title: 'Test' }, { viewsCount: 7 }));
    vi.mocked(saveFile).mockResolvedValue('downloaded');
    await click(labels.csv.export);
    await loaded();
    const [table, name] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(name).toBe('jimp-videos-2026-11-21.csv');
    expect(await table?.text()).toContain('Test;');
  });
});
