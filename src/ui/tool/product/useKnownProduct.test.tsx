// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noteProduct, productsStore } from '../../../state/slices/productsStore';
import { knowProduct } from './knowProduct';
import { useKnownProduct } from './useKnownProduct';

vi.mock('./knowProduct');

afterEach(() => {
  cleanup();
  productsStore.setState({ items: [] });
});

it('knows nothing until what the creator said is taken into account', async () => {
  const answers: (() => void)[] = [];
  vi.mocked(knowProduct).mockImplementation(
    (typed) => new Promise((resolve) => answers.push(() => resolve({ typed, is: 'named' }))),
  );
  const { result } = renderHook(() => useKnownProduct('Zorblax', 'fr'));
  await waitFor(() => expect(knowProduct).toHaveBeenCalledTimes(1));
  answers[0]?.();
  await waitFor(() => expect(result.current.known).toBeDefined());

  await act(async () => void (await noteProduct('Zorblax', { facts: { move: 'it folds' } })));
  expect(result.current.known).toBeUndefined();
  answers[1]?.();
  await waitFor(() => expect(result.current.known).toBeDefined());
});

it('says that it could not be fetched, of that product alone', async () => {
  vi.mocked(knowProduct).mockImplementation((typed) =>
    typed === 'Zorblax' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ typed, is: 'named' }),
  );
  const { result, rerender } = renderHook(({ typed }) => useKnownProduct(typed, 'fr'), {
    initialProps: { typed: 'Zorblax' },
  });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  rerender({ typed: 'Blorzax' });
  expect(result.current.hasFailed).toBe(false);
  await waitFor(() => expect(result.current.known).toBeDefined());
});
