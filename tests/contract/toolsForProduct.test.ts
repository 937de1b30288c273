import { expect, it } from 'vitest';
import { TOOLS_FOR_PRODUCT } from '../../src/features/products/toolsForProduct';
import { toolAt } from '../../src/tools/registry';

const fixtures = import.meta.glob<{ examples: Readonly<Record<string, unknown>> }>('../fixtures/tools/*.ts', {
  eager: true,
});

it.each(TOOLS_FOR_PRODUCT)('%s is a tool that asks for a product', (path) => {
  const id = toolAt(path)?.id;
  expect(Object.keys(fixtures[`../fixtures/tools/${id}.ts`]?.examples ?? {})).toContain('product');
});
