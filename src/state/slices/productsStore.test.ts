import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedEntries } from '../../../tests/support/state/example';
import { PRICE_CURRENCIES, type Product } from '../../contracts/product';
import { CURRENCY_CODES } from '../../domain/products/currencies';
import { eraseAll, exportAll } from '../backup/deviceData';
import { readBackup } from '../backup/readBackup';
import {
  changeProduct,
  hydrateProducts,
  mergeProducts,
  noteProduct,
  passNames,
  productNamed,
  productsStore,
  removeProduct,
  restoreProducts,
  strikeLine,
  tellApart,
  unstrikeLine,
} from './productsStore';

const products = () => productsStore.getState().items;
const passed = () => productsStore.getState().passed;

async function noted(...args: Parameters<typeof noteProduct>): Promise<Product> {
  const product = await noteProduct(...args);
  if (!product) throw new Error('not noted');
  return product;
}

beforeEach(async () => {
  await hydrateProducts();
  await eraseAll();
});

it('a price has the currencies that are recognised in what is typed', () => {
  expect(PRICE_CURRENCIES).toEqual(CURRENCY_CODES);
});

describe('noting a product', () => {
  it('adds it under its name as typed, the newest first', async () => {
    await noteProduct('  Sérum à la vitamine C ', {});
    await noteProduct('Air fryer', { price: { amount: 59.9, currency: 'EUR' } });
    expect(products()).toMatchObject([
      { name: 'Air fryer', price: { amount: 59.9, currency: 'EUR' }, facts: {}, struck: [] },
      { name: 'Sérum à la vitamine C' },
    ]);
  });

  it('changes the one there is, whatever case, accents and spaces, and keeps the facts that it does not name', async () => {
    const first = await noted('Sérum éclat', { facts: { move: 'Il file en trois gouttes' } });
    const second = await noted(' SERUM  eclat', { commission: 15, facts: { sizes: '30 ml' } });
    expect(products()).toEqual([second]);
    expect(second).toEqual({
      ...first,
      commission: 15,
      facts: { move: 'Il file en trois gouttes', sizes: '30 ml' },
    });
  });

  it('removes what is undefined or blank', async () => {
    await noteProduct('Lampe', { commission: 10, facts: { bothers: 'Le fil' } });
    await noteProduct('Lampe', { commission: undefined, facts: { bothers: '  ' } });
    expect(products()[0]?.commission).toBeUndefined();
    expect(products()[0]?.facts).toEqual({});
  });

  it('does nothing without a name', async () => {
    expect(await noteProduct('  ', {})).toBeUndefined();
    expect(products()).toEqual([]);
  });

  it('never makes a list that cannot be written', async () => {
    const long = 'x'.repeat(5000);
    await noteProduct(long, { facts: { move: long }, struck: Array.from({ length: 300 }, (_, at) => `line ${at}`) });
    await noteProduct(long, { commission: 300, link: 'javascript:alert(1)' });
    await noteProduct(long, { price: { amount: -1, currency: 'EUR' }, deadline: '2026-02-31' });
    await productsStore.flush();
    expect(productsStore.isSaved()).toBe(true);
    expect(products()[0]?.struck).toHaveLength(200);
    expect(products()[0]?.struck.at(-1)).toBe('line 299');
    expect(products()[0]?.link).toBeUndefined();
  });

  it('stores it on the device and in a backup', async () => {
    await noteProduct('Lampe', { from: 'sample', deadline: '2026-12-04', link: 'https://example.com/lamp' });
    await productsStore.flush();
    expect((await storedEntries()).products).toEqual({ version: 1, data: { items: products() } });
    const backup = await readBackup(await exportAll());
    expect(backup).toMatchObject({ kind: 'ok', products: 1 });
    expect(backup.kind === 'ok' && backup.entries.get('products')).toMatchObject({ data: { items: products() } });
  });
});

describe('the product of a name', () => {
  it('is the one in use, or else the archived one', async () => {
    const old = await noted('Lampe', { archivedAt: '2026-11-21T10:00:00.000Z' });
    expect(productNamed(products(), 'lampe')).toEqual(old);
    const used: Product = { ...old, id: 'used', name: 'LAMPE', archivedAt: undefined };
    expect(productNamed([old, used], 'lampe')).toEqual(used);
    expect(productNamed(products(), 'lampes')).toBeUndefined();
  });
});

describe('struck sentences', () => {
  it('are kept once for the product of that name, which is added if need be, and can be taken back', async () => {
    await strikeLine('Lampe', 'Même coin, même cadre.');
    await strikeLine('lampe', 'Regarde bien.');
    await strikeLine('LAMPE', 'Même coin, même cadre.');
    expect(products()).toMatchObject([{ name: 'Lampe', struck: ['Regarde bien.', 'Même coin, même cadre.'] }]);
    await unstrikeLine('lampé', 'Regarde bien.');
    expect(products()[0]?.struck).toEqual(['Même coin, même cadre.']);
  });
});

describe('removing', () => {
  it('can be undone, and the name is not offered again', async () => {
    const lamp = await noted('Lampe', { commission: 10 });
    removeProduct(lamp.id);
    expect(products()).toEqual([]);
    expect(passed()).toEqual(['lampe']);
    restoreProducts([lamp]);
    expect(products()).toEqual([lamp]);
  });

  it('an unknown one changes nothing', () => {
    removeProduct('none');
    passNames([]);
    changeProduct('none', { commission: 1 });
    expect(products()).toEqual([]);
  });
});

describe('merging two spellings', () => {
  it('keeps the first’s where both have one, takes the rest from the other, and can be undone', async () => {
    const other = await noted('airfrier', {
      price: { amount: 49, currency: 'EUR' },
      commission: 8,
      from: 'sample',
      deadline: '2026-12-04',
      facts: { move: 'Il dore', bothers: 'Le bruit' },
      struck: ['B'],
      archivedAt: '2026-11-21T10:00:00.000Z',
    });
    const keep = await noted('Air fryer', { commission: 12, facts: { move: 'Il croustille' }, struck: ['A', 'B'] });
    const before = mergeProducts(keep.id, other.id);
    expect(products()).toMatchObject([
      {
        id: keep.id,
        name: 'Air fryer',
        price: { amount: 49, currency: 'EUR' },
        commission: 12,
        from: 'sample',
        deadline: '2026-12-04',
        facts: { move: 'Il croustille', bothers: 'Le bruit' },
        struck: ['B', 'A'],
        createdAt: other.createdAt,
      },
    ]);
    expect(products()).toHaveLength(1);
    expect(products()[0]?.archivedAt).toBeUndefined();
    expect(productNamed(products(), 'AirFrier')?.id).toBe(keep.id);
    restoreProducts(before);
    expect(new Set(products())).toEqual(new Set([keep, other]));
  });

  it('is not done with itself or with an unknown one', async () => {
    const lamp = await noted('Lampe');
    expect(mergeProducts(lamp.id, lamp.id)).toEqual([]);
    expect(mergeProducts(lamp.id, 'none')).toEqual([]);
    expect(products()).toEqual([lamp]);
  });

  it('two that are not the same are told apart for good', async () => {
    const lamp = await noted('Lampe');
    tellApart(lamp.id, 'other');
    tellApart(lamp.id, 'other');
    expect(products()[0]?.apart).toEqual(['other']);
  });
});
