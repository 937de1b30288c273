/** The namespaces of what is known of products, in the files of a language. */

export const NAMES = 'productNames';
/** What holds for anything, and how what a creator tells is worded. */
export const UNKNOWN = 'products';
/** What the kinds of a family have in common. */
export const commonsOf = (family: string): string => `products.${family}`;
