// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { startI18n } from '../../../i18n/i18n';
import tool from '../../../i18n/locales/en/tool.labels.json';
import { GuidedTool, type Question } from './GuidedTool';

const QUESTIONS: readonly Question[] = [
  { id: 'product', kind: 'text', title: 'What do you sell?', placeholder: 'A serum', submitLabel: 'Next' },
  { id: 'level', kind: 'select', title: 'How far are you?', options: [{ value: 'new', label: 'New' }] },
];
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it("the browser's Back leads to the previous question, with its answer", async () => {
  await startI18n('en', (_, namespace) => Promise.resolve(namespace === 'tool' ? tool : {}), ['tool']);
  await act(async () => {
    render(
      <MemoryRouter>
        <GuidedTool id="test" questions={QUESTIONS} loadingText={() => ''} make={() => ''}>
          {() => null}
        </GuidedTool>
      </MemoryRouter>,
    );
  });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Serum' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(heading()).toBe('How far are you?');
  await waitFor(() => expect(history.state?.depth).toBe(1));
  await act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  });
  expect(heading()).toBe('What do you sell?');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Serum');
});
