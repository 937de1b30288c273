/** The list of products. */
export const PRODUCTS_PATH = '/products';

/** A product's own address. */
export const productAddress = (id: string): string => `${PRODUCTS_PATH}?${new URLSearchParams({ id })}`;
