// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '../../../i18n/i18n';
import tool from '../../../i18n/locales/en/tool.labels.json';
import { startAgain, toolRunOf } from '../../../state/slices/toolRuns';
import { FormTool } from './FormTool';
import type { Page } from './formFields';
import { GuidedTool, type Question } from './GuidedTool';

const PRICE = {
  id: 'price',
  kind: 'number',
  placeholder: '25',
  unit: '€',
  bounds: { least: 5, most: 1000 },
  problem: 'A price from 5 to 1,000 €.',
} as const;
const QUESTIONS: readonly Question[] = [{ ...PRICE, title: 'What does it cost?', submitLabel: 'Go' }];
const PAGES: readonly Page[] = [
  {
    title: 'Your product',
    fields: [
      { ...PRICE, label: 'Price' },
      {
        ...PRICE,
        id: 'pieces',
        label: 'Pieces',
        unit: 'pcs',
        bounds: { least: 1, most: 9, isWhole: true },
        problem: '1 to 9.',
      },
      { ...PRICE, id: 'discount', label: 'Discount', isOptional: true },
    ],
    submitLabel: 'Go',
  },
];

const shared = {
  id: 'test',
  loadingText: () => '',
  make: (answers: Readonly<Record<string, string>>) => JSON.stringify(answers),
  children: ({ result }: { result: string }): ReactNode => <output>{result}</output>,
};
const guided = <GuidedTool {...shared} questions={QUESTIONS} />;
const form = <FormTool {...shared} pages={PAGES} />;

const show = (tool: ReactNode, address = '/') =>
  act(async () => {
    render(<MemoryRouter initialEntries={[address]}>{tool}</MemoryRouter>);
  });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const go = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Go' });
const made = () => JSON.parse(screen.getByRole('status').textContent);
const described = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

beforeAll(() => startI18n('en', async () => tool));

beforeEach(async () => {
  const run = toolRunOf('test');
  await run.hydrate();
  startAgain(run);
});

afterEach(cleanup);

describe('a question for a number', () => {
  it('has the focus, its unit, and nothing to say before anything is typed', async () => {
    await show(guided);
    expect(document.activeElement).toBe(field('What does it cost?'));
    expect(described('What does it cost?')).toEqual(['€']);
    expect(go().disabled).toBe(true);
  });

  it.each(['4', '1001', '12 apples', '-20', '1,2,3'])('says what is accepted instead of taking %s', async (text) => {
    await show(guided);
    write('What does it cost?', text);
    expect(described('What does it cost?')).toEqual(['€', PRICE.problem]);
    expect(field('What does it cost?').getAttribute('aria-invalid')).toBe('true');
    fireEvent.submit(field('What does it cost?'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each(['5', '19,90', '1 000 €', ' 19.9 '])('takes %s as it is typed', async (text) => {
    await show(guided);
    write('What does it cost?', text);
    await act(async () => fireEvent.click(go()));
    expect(made()).toEqual({ price: text.trim() });
  });

  it('is answered by an address, if that is an accepted number', async () => {
    await show(guided, '/?price=9999');
    expect(field('What does it cost?').value).toBe('');
    cleanup();
    await show(guided, '/?price=19,90');
    expect(field('What does it cost?').value).toBe('19,90');
  });
});

describe('numbers in a form', () => {
  it('all have to be accepted before it can be sent; what is optional may stay empty', async () => {
    await show(form);
    write('Price', '20');
    expect(go().disabled).toBe(true);
    write('Pieces', '2,5');
    expect(go().disabled).toBe(true);
    expect(described('Pieces')).toEqual(['pcs', '1 to 9.']);
    write('Pieces', '2');
    write('Discount', '2');
    expect(go().disabled).toBe(true);
    write('Discount', '');
    await act(async () => fireEvent.click(go()));
    expect(made()).toEqual({ price: '20', pieces: '2' });
  });
});
