// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draftIn, draftsStore, keepDraft } from '../state/slices/draftsStore';
import { useQuery } from './useQuery';

function Search({ initial }: { initial?: string }) {
  const [query, setQuery] = useQuery('tools', initial);
  return <input value={query} onChange={(event) => setQuery(event.target.value)} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const kept = () => draftIn(draftsStore.getState(), 'search:tools');

afterEach(cleanup);

it('what is typed survives a reload, and is forgotten when the screen is left', () => {
  render(<Search />);
  fireEvent.change(field(), { target: { value: 'title' } });
  expect(kept()).toBe('title');
  cleanup();
  expect(kept()).toBe('');
});

it('after a reload it takes precedence over the initial search', () => {
  keepDraft('search:tools', 'title');
  render(<Search initial="lamp" />);
  expect(field().value).toBe('title');
});
