// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n';
import tool from '../../../i18n/locales/en/tool.labels.json';
import { productsStore } from '../../../state/slices/productsStore';
import { settingsStore } from '../../../state/slices/settingsStore';
import { startAgain, toolRunOf } from '../../../state/slices/toolRuns';
import { FormTool } from './FormTool';
import type { Page } from './formFields';
import { useNicheOptions } from './useNicheOptions';

const DELAY = 2000;
const DURATIONS = [
  { value: 'short', label: 'Short', note: '15-30 s' },
  { value: 'long', label: 'Long', note: '90-120 s' },
];

/** Like the title generator: the niche with a tap, then a product. */
function usePages(): Page[] {
  return [
    { title: 'Which niche?', choice: { id: 'niche', options: useNicheOptions() } },
    {
      title: 'Which product?',
      fields: [{ id: 'product', kind: 'text', label: 'Product', placeholder: 'A serum' }],
      submitLabel: 'Generate',
      backLabel: 'Back to the niches',
    },
  ];
}

/** Like the video structure: everything on one page, some of it optional. */
function useOnePage(): Page[] {
  return [
    {
      title: 'Your video',
      fields: [
        { id: 'trend', kind: 'text', label: 'Trend', placeholder: 'POV', suggestions: ['Unboxing', 'GRWM'] },
        { id: 'niche', kind: 'choice', label: 'Niche', options: useNicheOptions() },
        { id: 'duration', kind: 'choice', label: 'Duration', options: DURATIONS, initial: 'short' },
        { id: 'product', kind: 'text', label: 'Product', placeholder: 'A serum', isOptional: true },
      ],
      submitLabel: 'Generate',
    },
  ];
}

function Tool({ usePages }: { usePages: () => Page[] }) {
  return (
    <FormTool
      id="test"
      pages={usePages()}
      delay={DELAY}
      loadingText={({ niche }) => `Looking at ${niche}`}
      make={(answers) => answers}
    >
      {({ result }) => <output>{JSON.stringify(result)}</output>}
    </FormTool>
  );
}

async function show(pages: () => Page[], address = '/') {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Tool usePages={pages} />
      </MemoryRouter>,
    );
  });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const click = (name: string) => fireEvent.click(button(name));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const result = () => screen.getByRole('status').textContent ?? '';
const answers = () => toolRunOf('test').getState().answers;

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

describe('niche selection, then product entry, then 2 s loading, then result', () => {
  it('a grid of 8 niche tiles; a tap is the answer', async () => {
    await show(usePages);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '💄Beauty',
      '📱Tech',
      '💪Fitness',
      '✨Lifestyle',
      '🍳Cooking',
      '👗Fashion',
      '🏠Home',
      '👶Parenting',
    ]);
    click('Cooking');
    expect(heading()).toBe('Which product?');
    expect(document.activeElement).toBe(field('Product'));
  });

  it('the product text non-empty after trimming, otherwise nothing happens; Enter in the input also submits', async () => {
    await show(usePages);
    click('Tech');
    write('Product', '   ');
    expect(button('Generate').disabled).toBe(true);
    fireEvent.submit(field('Product'));
    expect(heading()).toBe('Which product?');
    write('Product', '  Lamp ');
    fireEvent.submit(field('Product'));
    expect(heading()).toBe('Looking at tech');
    await pass(DELAY - 1);
    expect(screen.queryByRole('status')).toBeNull();
    await pass(1);
    expect(JSON.parse(result())).toMatchObject({ niche: 'tech', product: 'Lamp' });
  });

  it("'Retour aux niches' goes back, with what was chosen and typed", async () => {
    await show(usePages);
    click('Tech');
    write('Product', 'Lamp');
    click('Back to the niches');
    expect(button('Tech').getAttribute('aria-pressed')).toBe('true');
    click('Home');
    expect(field('Product').value).toBe('Lamp');
  });

  it('what is typed comes back after a reload, and the result that was interrupted', async () => {
    await show(usePages);
    click('Tech');
    write('Product', 'La');
    cleanup();
    await show(usePages);
    expect(field('Product').value).toBe('La');
    click('Generate');
    cleanup();
    await show(usePages);
    await pass(DELAY);
    expect(JSON.parse(result())).toMatchObject({ niche: 'tech', product: 'La' });
  });
});

describe('a form on one page', () => {
  it('generate button disabled until trend and niche are set; product optional; duration defaults to short', async () => {
    await show(useOnePage);
    expect(radio(/^Short/).checked).toBe(true);
    write('Trend', 'POV');
    expect(button('Generate').disabled).toBe(true);
    fireEvent.click(radio(/Fashion/));
    expect(button('Generate').disabled).toBe(false);
    write('Product', '  ');
    click('Generate');
    await pass(DELAY);
    expect(answers()).toEqual({ trend: 'POV', niche: 'fashion', duration: 'short' });
  });

  it('a suggestion is taken with one tap, and marked', async () => {
    await show(useOnePage);
    click('GRWM');
    expect(field('Trend').value).toBe('GRWM');
    expect(button('GRWM').getAttribute('aria-pressed')).toBe('true');
    expect(button('Unboxing').getAttribute('aria-pressed')).toBe('false');
  });

  it('what is chosen is stored, an emptied field is not', async () => {
    await show(useOnePage);
    fireEvent.click(radio(/^Long/));
    write('Trend', 'P');
    write('Trend', '');
    cleanup();
    await show(useOnePage);
    expect(radio(/^Long/).checked).toBe(true);
    expect(field('Trend').value).toBe('');
  });
});

describe('an address with answers', () => {
  it('fills in those of a page and leads to the next', async () => {
    await show(usePages, '/?niche=maquillage');
    expect(heading()).toBe('Which product?');
    expect(answers()).toEqual({ niche: 'beauty' });
  });

  it('with all of them waits on the last page for the button', async () => {
    await show(usePages, '/?niche=gadgets&product=%20Lamp%20');
    expect(heading()).toBe('Which product?');
    expect(field('Product').value).toBe('Lamp');
    click('Generate');
    await pass(DELAY);
    expect(JSON.parse(result())).toMatchObject({ niche: 'tech', product: 'Lamp' });
  });

  it('makes the result at once if one tap answers the last page', async () => {
    await show(() => usePages().slice(0, 1), '/?niche=maquillage');
    expect(heading()).not.toBe('Which niche?');
    await pass(DELAY);
    expect(JSON.parse(result())).toMatchObject({ niche: 'beauty' });
  });

  it('leaves the question open for a niche that is not offered', async () => {
    await show(usePages, '/?niche=gaming&product=Lamp');
    expect(heading()).toBe('Which niche?');
    expect(answers()).toEqual({ product: 'Lamp' });
  });

  it('replaces an earlier result', async () => {
    await show(usePages);
    click('Tech');
    write('Product', 'Lamp');
    click('Generate');
    await pass(DELAY);
    cleanup();
    await show(usePages, '/?product=Cup&niche=home');
    expect(screen.queryByRole('status')).toBeNull();
    expect(field('Product').value).toBe('Cup');
  });
});

describe('the creator’s products', () => {
  beforeEach(async () => {
    await productsStore.hydrate();
    const createdAt = '2026-11-21T10:00:00.000Z';
    productsStore.setState({ items: [{ id: 'p', name: 'Desk lamp', facts: {}, struck: [], createdAt }] });
  });
  afterEach(() => productsStore.setState({ items: [] }));

  it('answer with a tap where nothing else is asked', async () => {
    await show(usePages, '/?niche=tech');
    click('Desk lamp');
    expect(answers()).toEqual({ niche: 'tech', product: 'Desk lamp' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('fill in the field among others', async () => {
    await show(useOnePage);
    click('Desk lamp');
    expect(field('Product').value).toBe('Desk lamp');
    expect(field('Trend').value).toBe('');
    expect(button('Desk lamp').getAttribute('aria-pressed')).toBe('true');
  });
});
