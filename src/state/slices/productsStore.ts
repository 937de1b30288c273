import {
  LONGEST_FACT,
  LONGEST_PRODUCT_NAME,
  LONGEST_STRUCK,
  MOST_KEPT,
  MOST_STRUCK,
  PRODUCT_FACTS,
  type Product,
  type ProductList,
  product,
  productList,
} from '../../contracts/product';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { fold } from '../../lib/fold';
import { now } from '../../platform/clock';
import { newId } from '../../platform/random';
import { createPersistedStore } from '../store/persistedStore';

/**
 * The creator's products. Merging the changes of two tabs does not keep the order, so readers sort them themselves.
 */
export const productsStore = createPersistedStore<ProductList>({
  ...STORAGE_KEYS.products,
  schema: productList,
  migrations: {},
  initial: { items: [] },
});

/** Reads the products. */
export const hydrateProducts = (): Promise<void> => productsStore.hydrate();

/** What is noted of a product; `undefined` removes a value, and facts that are left out stay. */
export type ProductChange = Partial<Omit<Product, 'id' | 'createdAt' | 'facts'>> & {
  facts?: Partial<Product['facts']>;
};

/** The form in which names are compared: case, accents and spaces do not count. */
export const nameKey = (name: string): string => fold(name).trim().replace(/\s+/gu, ' ');

/**
 * The product of that name, however it is accented and spaced, or one that a product of that name was merged into. One
 * that is not archived comes before one that is.
 */
export function productNamed(products: readonly Product[], name: string): Product | undefined {
  const key = nameKey(name);
  const named = products.filter((one) => nameKey(one.name) === key);
  const found = named.length > 0 ? named : products.filter((one) => one.spellings?.some((s) => nameKey(s) === key));
  return found.find(({ archivedAt }) => !archivedAt) ?? found[0];
}

const cut = (text: string, longest: number) => text.trim().slice(0, longest).trim();

function cleanFacts(facts: Product['facts']): Product['facts'] {
  const said = PRODUCT_FACTS.map((key) => [key, cut(facts[key] ?? '', LONGEST_FACT)] as const);
  return Object.fromEntries(said.filter(([, text]) => text !== ''));
}

const cleanStruck = (lines: readonly string[]): string[] =>
  [...new Set(lines.map((line) => cut(line, LONGEST_STRUCK)))].filter((line) => line !== '').slice(-MOST_STRUCK);

/**
 * The product with a change. Texts that are too long are cut, and a value that could not be stored leaves the one
 * before, because otherwise the whole list could not be written.
 */
export function changedProduct(before: Product, { facts, name, struck, ...values }: ProductChange): Product {
  let after: Product = {
    ...before,
    name: cut(name ?? '', LONGEST_PRODUCT_NAME) || before.name,
    facts: cleanFacts({ ...before.facts, ...facts }),
    struck: cleanStruck(struck ?? before.struck),
  };
  for (const [key, value] of Object.entries(values)) {
    const next = { ...after, [key]: value };
    if (product.safeParse(next).success) after = next;
  }
  return after;
}

const replace = (next: Product) =>
  productsStore.setState(({ items }) => ({ items: items.map((item) => (item.id === next.id ? next : item)) }));

/** Changes a product. An unknown one is ignored. */
export function changeProduct(id: string, change: ProductChange): void {
  const before = productsStore.getState().items.find((item) => item.id === id);
  if (before) replace(changedProduct(before, change));
}

/**
 * Notes something of the product of that name, which is added if there is none; returns it as it is then, `undefined`
 * for a blank name.
 */
export async function noteProduct(name: string, change: ProductChange = {}): Promise<Product | undefined> {
  await hydrateProducts();
  const typed = cut(name, LONGEST_PRODUCT_NAME);
  if (typed === '') return undefined;
  const known = productNamed(productsStore.getState().items, typed);
  const fresh = { id: newId(), name: typed, facts: {}, struck: [], createdAt: now().toISOString() };
  const noted = changedProduct(known ?? fresh, change);
  if (known) replace(noted);
  else productsStore.setState(({ items }) => ({ items: [noted, ...items] }));
  return noted;
}

/** Strikes a sentence: it is not written for the product of that name again. */
export async function strikeLine(name: string, line: string): Promise<void> {
  const noted = await noteProduct(name);
  if (noted) changeProduct(noted.id, { struck: [...noted.struck.filter((one) => one !== line), line] });
}

/** Undoes `strikeLine`. */
export async function unstrikeLine(name: string, line: string): Promise<void> {
  await hydrateProducts();
  const found = productNamed(productsStore.getState().items, name);
  const struckLine = cut(line, LONGEST_STRUCK);
  if (found) changeProduct(found.id, { struck: found.struck.filter((one) => one !== struckLine) });
}

/** Removes a product; its name is not offered again. */
export function removeProduct(id: string): void {
  const gone = productsStore.getState().items.find((item) => item.id === id);
  if (!gone) return;
  productsStore.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
  passNames([gone.name, ...(gone.spellings ?? [])]);
}

/** Undoes any change to products, their removal and merging included: they are as they were before. */
export function restoreProducts(products: readonly Product[]): void {
  const restoredIds = new Set(products.map(({ id }) => id));
  productsStore.setState(({ items }) => ({ items: [...products, ...items.filter(({ id }) => !restoredIds.has(id))] }));
}

/**
 * One product in place of two: what only the other has goes to the first, which also answers to the other's name.
 * Returns both as they were, for `restoreProducts`; none if one of them is unknown.
 */
export function mergeProducts(keepId: string, otherId: string): readonly Product[] {
  const { items } = productsStore.getState();
  const keep = items.find(({ id }) => id === keepId);
  const other = items.find(({ id }) => id === otherId);
  if (!keep || !other || keepId === otherId) return [];
  const merged = mergedProduct(keep, other);
  productsStore.setState({
    items: items.filter(({ id }) => id !== otherId).map((item) => (item.id === keepId ? merged : item)),
  });
  return [keep, other];
}

/** What `mergeProducts` makes of two products. */
export function mergedProduct(keep: Product, other: Product): Product {
  const spellings = [...(keep.spellings ?? []), other.name, ...(other.spellings ?? [])];
  const isArchived = keep.archivedAt && other.archivedAt;
  const from = keep.from ? keep : other;
  return {
    ...other,
    ...keep,
    from: from.from,
    deadline: from.deadline ?? keep.deadline,
    facts: { ...other.facts, ...keep.facts },
    struck: cleanStruck([...other.struck, ...keep.struck]),
    spellings: [...new Set(spellings)].filter((spelling) => spelling !== keep.name).slice(-MOST_KEPT),
    archivedAt: isArchived ? keep.archivedAt : undefined,
    createdAt: keep.createdAt < other.createdAt ? keep.createdAt : other.createdAt,
  };
}

/** Remembers that two products with similar names are not the same. */
export function tellApart(oneId: string, otherId: string): void {
  const one = productsStore.getState().items.find(({ id }) => id === oneId);
  if (one) changeProduct(oneId, { apart: [...new Set([...(one.apart ?? []), otherId])] });
}

/** Names that are not to be offered as products. */
export function passNames(names: readonly string[]): void {
  productsStore.setState(({ passed = [] }) => ({
    passed: [...new Set([...passed, ...names.map(nameKey)])].slice(-MOST_KEPT),
  }));
}
