/** One bar of a chart, in the unit of its limit. */
export interface Bar {
  name: string;
  value: number;
  /** As shown: '61 ms'. */
  label: string;
}

export interface Chart {
  title: string;
  bars: readonly Bar[];
  /** The budget, drawn as a line. */
  limit: number;
  limitLabel: string;
}

const WIDTH = 760;
const NAMES = 250;
const VALUES = 80;
const ROW = 24;
const TOP = 58;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The width of a value in the plot, in px; what far exceeds the limit ends at the edge. */
function widthOf(value: number, farthest: number): number {
  return Math.round((Math.min(value, farthest) / farthest) * (WIDTH - NAMES - VALUES) * 10) / 10;
}

function rowOf({ name, value, label }: Bar, index: number, { limit }: Chart, farthest: number): string {
  const y = TOP + index * ROW;
  const width = widthOf(value, farthest);
  const look = value > limit ? 'over' : 'bar';
  return `<text class="name" x="${NAMES - 10}" y="${y + 14}" text-anchor="end">${escaped(name)}</text>
<rect class="${look}" x="${NAMES}" y="${y + 3}" width="${width}" height="${ROW - 8}" rx="3"/>
<text x="${NAMES + width + 8}" y="${y + 14}">${escaped(label)}</text>`;
}

/**
 * Bars of measured figures against their budget, as an SVG that needs neither script nor font, for light and dark pages
 * alike.
 */
export function barChart(chart: Chart): string {
  const { title, bars, limit, limitLabel } = chart;
  const farthest = Math.max(limit * 1.1, ...bars.map(({ value }) => Math.min(value, limit * 1.5)));
  const height = TOP + bars.length * ROW + 12;
  const x = NAMES + widthOf(limit, farthest);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>
svg{background:#fff}text{font:13px system-ui,sans-serif;fill:#1b1720;stroke:#fff;stroke-width:4px;paint-order:stroke}.title{font-weight:650;font-size:15px}.name{fill:#5c5666}.bar{fill:#7a9e2e}.over{fill:#c2410c}.limit{stroke:#1b1720;stroke-dasharray:4 3}
@media(prefers-color-scheme:dark){svg{background:#17141d}text{fill:#f2f0f5;stroke:#17141d}.name{fill:#b5afc0}.bar{fill:#c6f26a}.over{fill:#fb923c}.limit{stroke:#f2f0f5}}
</style>
<text class="title" x="12" y="22">${escaped(title)}</text>
<text x="${x}" y="46" text-anchor="middle">${escaped(limitLabel)}</text>
<line class="limit" x1="${x}" y1="${TOP - 6}" x2="${x}" y2="${height - 8}"/>
${bars.map((bar, index) => rowOf(bar, index, chart, farthest)).join('\n')}
</svg>
`;
}
