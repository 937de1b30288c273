import type { Option } from '../../flow/Options';
import type { Page } from './formFields';

interface Words {
  niche: { title: string; hint: string };
  product: { title: string; label: string; placeholder: string; hint?: string };
  generate: string;
  backToNiches: string;
}

/** The two pages of tools that ask for a niche with one tap, then for a product's name. */
export function nicheThenProduct(niches: readonly Option[], { niche, product, generate, backToNiches }: Words): Page[] {
  const { title, ...field } = product;
  return [
    { ...niche, choice: { id: 'niche', options: niches } },
    { title, fields: [{ id: 'product', kind: 'text', ...field }], submitLabel: generate, backLabel: backToNiches },
  ];
}
