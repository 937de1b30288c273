import { describe, expect, it } from 'vitest';
import { barChart, type Chart } from './chart';

const chart: Chart = {
  title: 'Opening a screen',
  limit: 100,
  limitLabel: '≤ 100 ms',
  bars: [
    { name: '/content-tracker', value: 50, label: '50 ms' },
    { name: 'a <b> & c', value: 125, label: '125 ms' },
    { name: '/slow', value: 9000, label: '9000 ms' },
  ],
};

const attributes = (svg: string, name: string) =>
  Array.from(svg.matchAll(new RegExp(`<rect[^>]* ${name}="([^"]*)"`, 'g')), ([, value]) => value ?? '');

describe('a chart of the bench', () => {
  const svg = barChart(chart);

  it('has a bar for each figure, in proportion, within the picture', () => {
    const [half = 0, over = 0, farthest = 0] = attributes(svg, 'width').map(Number);
    expect(over / half).toBeCloseTo(2.5);
    expect(farthest).toBeGreaterThan(over);
    expect(farthest).toBeLessThanOrEqual(760 - 250 - 80);
  });

  it("marks what is over its budget, also with the budget's line", () => {
    expect(attributes(svg, 'class')).toEqual(['bar', 'over', 'over']);
    expect(svg).toContain('≤ 100 ms');
  });

  it('is readable as text, and treats nothing in a name as markup', () => {
    expect(svg).toContain('a &lt;b&gt; &amp; c');
    expect(svg).toContain('9000 ms');
    expect(svg).toContain('aria-label="Opening a screen"');
  });

  it('is valid without bars', () => {
    expect(barChart({ ...chart, bars: [] })).toContain('</svg>');
  });
});
