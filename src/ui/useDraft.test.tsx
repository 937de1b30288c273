// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LONGEST_DRAFT, useDraft } from './useDraft';

function Field({ id, initial = '' }: { id: string; initial?: string }) {
  const { text, type, drop } = useDraft(id, initial);
  return (
    <>
      <input aria-label={id} value={text} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={drop}>
        save
      </button>
    </>
  );
}

const field = (id: string) => screen.getByLabelText<HTMLInputElement>(id);
const write = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
const showAgain = (id: string, initial?: string) => {
  cleanup();
  render(<Field id={id} {...(initial && { initial })} />);
};

afterEach(cleanup);

it('what was typed is there again until it is submitted; each field has its own draft', () => {
  showAgain('one', 'old name');
  expect(field('one').value).toBe('old name');
  write('one', 'new na');
  showAgain('two');
  expect(field('two').value).toBe('');
  showAgain('one', 'old name');
  expect(field('one').value).toBe('new na');
  fireEvent.click(screen.getByRole('button'));
  showAgain('one', 'old name');
  expect(field('one').value).toBe('old name');
});

it('a text too long for a draft stays in the field whole, and is not stored in part', () => {
  const table = 'x'.repeat(LONGEST_DRAFT + 1);
  showAgain('three');
  write('three', 'short');
  write('three', table);
  expect(field('three').value).toBe(table);
  showAgain('three');
  expect(field('three').value).toBe('');
});
