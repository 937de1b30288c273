// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n';
import tool from '../../../i18n/locales/en/tool.labels.json';
import { productsStore } from '../../../state/slices/productsStore';
import { settingsStore } from '../../../state/slices/settingsStore';
import { startAgain, toolRunOf } from '../../../state/slices/toolRuns';
import { GuidedTool, type Question } from './GuidedTool';

const DELAY = 2000;
const QUESTIONS: readonly Question[] = [
  { id: 'product', kind: 'text', title: 'What do you sell?', placeholder: 'A serum', submitLabel: 'Next' },
  { id: 'level', kind: 'select', title: 'How far are you?', options: [{ value: 'new', label: 'New' }] },
];

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function write(text: string, way: 'button' | 'enter' = 'button') {
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  if (way === 'button') click('Next');
  else fireEvent.submit(field);
}

async function show(address = '/') {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <GuidedTool
          id="test"
          questions={QUESTIONS}
          delay={DELAY}
          loadingText={({ product }) => `Looking at ${product}`}
          make={({ product, level }) => `${product} ${level}`}
        >
          {({ result }) => <output>{result}</output>}
        </GuidedTool>
      </MemoryRouter>,
    );
  });
}

beforeAll(async () => {
  await startI18n('en', (_, namespace) => Promise.resolve(namespace === 'tool' ? tool : {}), ['tool']);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settingsStore.setState({ instantResults: false });
  startAgain(toolRunOf('test'));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a tool with questions', () => {
  it('keeps what is typed and not submitted: it is there again after a reload', async () => {
    await show();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Glos' } });
    cleanup();
    await show();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Glos');
    expect(heading()).toBe('What do you sell?');
  });

  it('says that a line is too long, accepts none of it and cuts nothing', async () => {
    await show();
    write('W'.repeat(301), 'enter');
    expect(heading()).toBe('What do you sell?');
    expect(document.body.textContent).toContain('300 characters at most, and this is 301');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toHaveLength(301);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    write('W'.repeat(300), 'enter');
    expect(heading()).toBe('How far are you?');
  });

  it('shows progress as number, total and percentage, one question at a time', async () => {
    await show();
    expect(heading()).toBe('What do you sell?');
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('50%');
    expect(screen.queryByRole('button', { name: tool.flow.back })).toBeNull();
    write('Serum');
    expect(heading()).toBe('How far are you?');
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
  });

  it('accepts only a non-blank trimmed value; otherwise Enter or the button does nothing', async () => {
    await show();
    write('   ');
    write('   ', 'enter');
    expect(heading()).toBe('What do you sell?');
    write('  Serum ', 'enter');
    expect(toolRunOf('test').getState().answers).toEqual({ product: 'Serum' });
  });

  it('does not wait when instant results are on', async () => {
    settingsStore.setState({ instantResults: true });
    await show();
    write('Serum');
    click('New');
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe('Serum new');
  });

  it('makes the result that was interrupted', async () => {
    await show();
    write('Serum');
    click('New');
    cleanup();
    await show();
    await pass(DELAY);
    expect(screen.getByRole('status').textContent).toBe('Serum new');
  });

  it('fills in what an address brings, but no option that is not listed', async () => {
    await show();
    write('Serum');
    cleanup();
    await show('/?product=%20Lamp%20&level=unknown');
    expect(heading()).toBe('What do you sell?');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Lamp');
    expect(toolRunOf('test').getState().answers).toEqual({ product: 'Lamp' });
    cleanup();
    await show('/?level=NEW');
    expect(toolRunOf('test').getState().answers).toEqual({ level: 'new' });
  });
});

describe('the creator’s products', () => {
  const product = (name: string, day: number, archivedAt?: string) => ({
    id: name,
    name,
    facts: {},
    struck: [],
    createdAt: `2026-11-0${day}T10:00:00.000Z`,
    archivedAt,
  });
  const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  beforeEach(async () => {
    await productsStore.hydrate();
    const names = ['Mug', 'Lamp', 'Serum', 'Rug', 'Bottle', 'Brush', 'Desk lamp'];
    productsStore.setState({
      items: [...names.map((name, place) => product(name, place + 1)), product('Old', 9, '2026-11-09T10:00:00.000Z')],
    });
  });
  afterEach(() => productsStore.setState({ items: [] }));

  it('are offered where a product is asked for: the six newest, none that is archived', async () => {
    await show();
    expect(chips()).toEqual(['Desk lamp', 'Brush', 'Bottle', 'Rug', 'Serum', 'Lamp']);
  });

  it('are found by what is typed, and a tap answers', async () => {
    await show();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'mu' } });
    expect(chips()).toEqual(['Mug']);
    click('Mug');
    expect(toolRunOf('test').getState().answers).toEqual({ product: 'Mug' });
    expect(heading()).toBe('How far are you?');
    expect(chips()).toEqual([]);
  });
});
