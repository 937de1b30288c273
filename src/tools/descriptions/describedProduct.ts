import type { NichePick } from '../../domain/matchNiche';

/** Specification, descriptions: max 150 characters, 2 variants. */
export const LONGEST_DESCRIPTION = 150;

/** Specification, description variant: type (grand_public, niche_ciblee), the latter marked recommended. */
export const VARIANTS = ['grandPublic', 'nicheCiblee'] as const;
export type VariantType = (typeof VARIANTS)[number];
export const RECOMMENDED: VariantType = 'nicheCiblee';

export interface DescriptionVariant {
  type: VariantType;
  name: string;
  /** With call to action and disclosure, at most 150 characters. */
  description: string;
  /** The product's name as the description has it. */
  shownName: string;
  /** Eight, led by the five to use first: product, two of the niche, an occasion, the market. */
  hashtags: string[];
  reasoning: string;
  recommended: boolean;
}

export interface Descriptions {
  niche: NichePick;
  product: string;
  variants: DescriptionVariant[];
  bestChoice: { variant: VariantType; name: string; explanation: string };
  trends: string[];
}
