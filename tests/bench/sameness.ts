import { loadModule } from './loadModule.ts';

// Prints how much of a result for one product stands word for word in that for another; budgets: kind 35 %, family 30 %,
// other family 15 %.

const { samenessShares } = await loadModule<typeof import('./samenessShares')>('/tests/bench/samenessShares.ts');
const percent = (share: number) => `${Math.round(share * 100)} %`;
console.table(
  samenessShares().map(({ tool, language, kind, family, other }) => ({
    tool,
    language,
    'same kind': percent(kind),
    'same family': percent(family),
    'other family': percent(other),
  })),
);
