import * as z from 'zod/mini';
import { isoTime } from './times';
import { LONGEST_LINE } from './toolRun';

/** The longest name, in characters: that of any line a tool accepts. */
export const LONGEST_PRODUCT_NAME = LONGEST_LINE;
export const LONGEST_FACT = 200;
export const LONGEST_ADDRESS = 2000;
/** The longest sentence that can be struck, in characters. */
export const LONGEST_STRUCK = 2000;
/** The most sentences that are struck for one product; the oldest go first. */
export const MOST_STRUCK = 200;
/** The most other spellings, products told apart and passed names that are kept. */
export const MOST_KEPT = 500;

/** The currencies of a price: those that are recognised in what is typed (domain/products/currencies.ts). */
export const PRICE_CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF'] as const;

/** Where the creator has a product from. */
export const PRODUCT_ORIGINS = ['bought', 'sample', 'lent', 'own'] as const;

/** What the creator can confirm of a product. */
export const PRODUCT_FACTS = ['move', 'surprised', 'bothers', 'sizes'] as const;
export type ProductFact = (typeof PRODUCT_FACTS)[number];

const name = z.string().check(z.minLength(1), z.maxLength(LONGEST_PRODUCT_NAME));
const names = z.array(name).check(z.maxLength(MOST_KEPT));
const fact = z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_FACT)));

/** A product that the creator sells or tries out. What is not known is left out. */
export const product = z.object({
  id: z.string(),
  /** As typed. */
  name,
  /** What kind of thing it is, by its name, only where the creator decided it; otherwise it is recognised from the name. */
  kind: z.optional(z.object({ family: z.string(), kind: z.optional(z.string()) })),
  price: z.optional(
    z.object({
      /** In major units: 29.9. */
      amount: z.number().check(z.minimum(0)),
      currency: z.enum(PRICE_CURRENCIES),
    }),
  ),
  /** In percent. */
  commission: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  from: z.optional(z.enum(PRODUCT_ORIGINS)),
  /** A sample's: the day by which the video is due. */
  deadline: z.optional(z.iso.date()),
  /** What the creator confirmed: what it does in one move, what surprised, what bothers, sizes and colors. */
  facts: z.object({ move: fact, surprised: fact, bothers: fact, sizes: fact }),
  /** The address of its page. */
  link: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/i), z.maxLength(LONGEST_ADDRESS))),
  /** Sentences that are never written for it again, the newest last. */
  struck: z.array(z.string().check(z.maxLength(LONGEST_STRUCK))).check(z.maxLength(MOST_STRUCK)),
  /** Other spellings of its name: those of products that were merged into it. */
  spellings: z.optional(names),
  /** Ids of products with a similar name that are something else, as the creator said. */
  apart: z.optional(z.array(z.string()).check(z.maxLength(MOST_KEPT))),
  archivedAt: z.optional(isoTime),
  createdAt: isoTime,
});
export type Product = z.infer<typeof product>;

/** `passed`: names found in videos and tools that the creator does not want as products, folded. */
export const productList = z.object({ items: z.array(product), passed: z.optional(z.array(z.string())) });
export type ProductList = z.infer<typeof productList>;
