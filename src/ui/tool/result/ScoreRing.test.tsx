// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { supportDialogs } from '../../../../tests/support/supportDialogs';
import { startI18n } from '../../../i18n/i18n';
import shell from '../../../i18n/locales/fr/shell.labels.json';
import tool from '../../../i18n/locales/fr/tool.labels.json';
import { ScoreRing } from './ScoreRing';

const WHY = 'Le type de hook donne ce repère : la curiosité part de 92.';
const user = userEvent.setup();

beforeAll(async () => {
  supportDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const catalogues: Record<string, object> = { shell, tool };
  await startI18n('fr', (_, namespace) => Promise.resolve(catalogues[namespace] ?? {}), ['shell', 'tool']);
});

afterEach(cleanup);

describe('one tap explains that it is an editorial estimate of this method and what it is based on', () => {
  beforeEach(() => void render(<ScoreRing score={92} label="Repère de viralité" isPercent why={WHY} />));

  const ask = async () => {
    const ring = screen.getByRole('button', { name: /Repère de viralité 92\s%\s+Pourquoi/ });
    await user.click(ring);
    await act(() => vi.dynamicImportSettled());
    return ring;
  };

  it('opens what it is based on, and says that nothing was measured', async () => {
    await ask();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('h2')?.textContent).toMatch(/^Repère de viralité · 92\s%$/);
    expect(dialog.textContent).toContain(WHY);
    expect(dialog.textContent).toContain(tool.estimate.about);
  });

  it('closes again', async () => {
    await ask();
    await user.click(screen.getByRole('button', { name: shell.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('score colours', () => {
  const colourOf = (container: HTMLElement) => container.querySelectorAll('circle')[1]?.getAttribute('stroke');

  it.each([
    [80, 'good'],
    [79, 'fair'],
    [60, 'fair'],
    [59, 'poor'],
  ])('80+ green, 60+ yellow, else red: %d', (score, colour) => {
    const { container } = render(<ScoreRing score={score} label="Repère" why={WHY} />);
    expect(colourOf(container)).toBe(`var(--color-ring-${colour})`);
  });

  it.each([
    [85, 'good'],
    [84, 'fair'],
    [70, 'fair'],
    [69, 'poor'],
  ])('a tool may have its own: %d', (score, colour) => {
    const { container } = render(<ScoreRing score={score} label="Repère" why={WHY} colours={{ good: 85, fair: 70 }} />);
    expect(colourOf(container)).toBe(`var(--color-ring-${colour})`);
  });
});
