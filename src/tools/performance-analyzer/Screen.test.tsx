// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  analyse,
  button,
  field,
  fillIn,
  LINK,
  labels,
  loaded,
  NAMES,
  plain,
  prepareAnalyzer,
  sees,
  texts,
  videos,
} from '../../../tests/support/screens/performance-analyzer';
import { addresses, click, copied, heading, pass, region, write } from '../../../tests/support/showTool';
import { toolRunOf } from '../../state/slices/toolRuns';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/clock');
vi.mock('../../platform/saveFile');

const showTool = prepareAnalyzer();

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
    for (const { textContent } of [...seen, ...sums, ...compared])
      expect(plain(copied())).toContain(plain(textContent));
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
