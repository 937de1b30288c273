import { parseArgs } from 'node:util';
import { loadModule } from './loadModule.ts';

// Prints how much of a result for one product stands word for word in that for another; budgets: kind 35 %, family 30 %,
// other family 15 %. `--tool ID`: of that tool alone.

const { samenessShares } = await loadModule<typeof import('./samenessShares')>('/tests/bench/samenessShares.ts');
const { values } = parseArgs({ options: { tool: { type: 'string' } } });
const percent = (share: number) => `${Math.round(share * 100)} %`;
console.table(
  samenessShares(values.tool).map(({ tool, language, kind, family, other }) => ({
    tool,
    language,
    'same kind': percent(kind),
    'same family': percent(family),
    'other family': percent(other),
  })),
);
