import { parseArgs } from 'node:util';
import { loadModule } from '../../tests/bench/loadModule.ts';

// Prints what a tool makes of a typed product, with several seeds:
// node scripts/products/show.ts --tool titles --product "air fryer 5 L" --language fr --seeds 3

const { values } = parseArgs({
  options: {
    tool: { type: 'string', default: 'shop-script' },
    product: { type: 'string', default: 'air fryer' },
    language: { type: 'string', default: 'fr' },
    niche: { type: 'string' },
    seeds: { type: 'string', default: '1' },
  },
});
const { generators } = await loadModule<typeof import('../../tests/fixtures/generators')>(
  '/tests/fixtures/generators.ts',
);
const { seededRandom } = await loadModule<typeof import('../../src/lib/seededRandom')>('/src/lib/seededRandom.ts');
const generator = generators.find(({ tool }) => tool === values.tool);
if (!generator) throw new Error(`There is no tool ${values.tool}`);
const { examples, generate } = generator;
const first = Object.fromEntries(Object.entries(examples).map(([question, [one = '']]) => [question, one]));
const answers = { ...first, product: values.product, ...(values.niche && { niche: values.niche }) };
const language = values.language === 'en' ? 'en' : 'fr';
for (let seed = 1; seed <= Number(values.seeds); seed++) {
  const made = generate(answers, language, { now: new Date(), zone: 'Europe/Paris', random: seededRandom(seed) });
  console.log(JSON.stringify(made, null, 1));
}
