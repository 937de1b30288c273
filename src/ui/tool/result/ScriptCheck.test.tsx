// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckedScript } from '../../../domain/scriptCheck/checkedScript';
import { startI18n } from '../../../i18n/i18n';
import french from '../../../i18n/locales/fr/scriptCheck.labels.json';
import shell from '../../../i18n/locales/fr/shell.labels.json';
import tool from '../../../i18n/locales/fr/tool.labels.json';
import { copyText } from '../../../platform/clipboard';
import { startAgain, toolRunOf } from '../../../state/slices/toolRuns';
import { ScriptCheck } from './ScriptCheck';

vi.mock('../../../platform/clipboard');

const GOOD: CheckedScript = {
  text: 'Deux tasses, une minute. Lampe Zyx : regarde. C’est juste en bas.',
  product: 'Lampe Zyx',
  onScreen: 'Collaboration commerciale',
};
const BAD: CheckedScript = {
  ...GOOD,
  text: 'Salut tout le monde, la lampe guérit l’insomnie. Lien en bio.',
  onScreen: '',
};

const user = userEvent.setup();
const write = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const button = (name: string) =>
  screen.getByRole('button', { name: (accessible) => plain(accessible) === plain(name) });
const summary = () => plain(screen.getAllByRole('status').find((status) => status.tagName === 'P')?.textContent);
const rows = () =>
  Array.from(document.querySelectorAll<HTMLElement>('li > details > summary')).filter(
    ({ nextElementSibling }) => nextElementSibling?.tagName === 'DIV',
  );
const rowOf = (rule: keyof typeof french.rules) => {
  const row = rows().find(({ textContent }) => plain(textContent)?.startsWith(plain(french.rules[rule].name) ?? ''));
  if (!row?.parentElement) throw new Error(`no row ${rule}`);
  return { row, details: row.parentElement };
};
const levelOf = (rule: keyof typeof french.rules) => rowOf(rule).row.textContent?.replace(french.rules[rule].name, '');
const counted = (level: keyof typeof french.levels, count: number) =>
  plain(french.count.replace('{{level}}', french.levels[level]).replace('{{count}}', `${count}`));

async function open(script: CheckedScript) {
  await act(async () => {
    render(<ScriptCheck script={script} />);
  });
  await user.click(button(tool.result.check));
  await act(() => vi.dynamicImportSettled());
}

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const catalogues: Record<string, object> = { shell, tool, scriptCheck: french };
  await startI18n('fr', async (language, namespace) => (language === 'fr' ? (catalogues[namespace] ?? {}) : undefined));
});

beforeEach(async () => {
  const run = toolRunOf('script-check');
  await run.hydrate();
  startAgain(run);
  vi.mocked(copyText).mockResolvedValue(true);
});

afterEach(cleanup);

describe('the script check', () => {
  it('is closed until it is opened, and closes again', async () => {
    await act(async () => {
      render(<ScriptCheck script={GOOD} />);
    });
    expect(rows()).toHaveLength(0);
    await user.click(button(tool.result.check));
    await act(() => vi.dynamicImportSettled());
    expect(button(tool.result.check).getAttribute('aria-expanded')).toBe('true');
    expect(rows().length).toBeGreaterThan(0);
    await user.click(button(tool.result.check));
    expect(rows()).toHaveLength(0);
  });

  it('says that there is nothing to change in a script that keeps every rule', async () => {
    await open(GOOD);
    expect(summary()).toBe(plain(french.allGood));
    expect(rows().filter(({ textContent }) => !textContent?.endsWith(french.levels.ok))).toEqual([]);
  });

  it('counts what must change and what could be better, most pressing first, in words', async () => {
    await open(BAD);
    expect(summary()).toBe(`${counted('must', 3)}${counted('hint', 2)}`);
    expect(levelOf('health')).toBe(french.levels.must);
    expect(levelOf('hook')).toBe(french.levels.hint);
    expect(levelOf('urgency')).toBe(french.levels.ok);
    const levels = rows().map(({ textContent }) => textContent ?? '');
    const last = levels.findLastIndex((text) => text.endsWith(french.levels.must));
    expect(levels.findIndex((text) => text.endsWith(french.levels.hint))).toBe(last + 1);
  });

  it('opens for each finding its reason, its words and a better wording to copy', async () => {
    await open(BAD);
    const { row, details } = rowOf('health');
    await user.click(row);
    expect(details).toHaveProperty('open', true);
    expect(within(details).getByText('guérit')).toBeTruthy();
    expect(plain(details.textContent)).toContain(plain(french.problems.medical));
    expect(plain(details.textContent)).toContain(plain(french.rules.health.why));
    await user.click(within(details).getByRole('button', { name: tool.result.copy }));
    expect(vi.mocked(copyText).mock.lastCall?.[0]).toMatch(/diplômes/);
  });

  it('says so when a text is in a language without rules', async () => {
    await open({ ...GOOD, text: 'Hola, mira este producto, es para mi cocina y tengo uno.' });
    expect(summary()).toBe(plain(french.own.otherLanguage));
    expect(rows()).toHaveLength(0);
  });
});

describe('a version of one’s own', () => {
  const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: french.own.text });
  const openOwn = async (script: CheckedScript) => {
    await open(script);
    await user.click(button(french.own.open));
  };
  const dialogRows = () => rows().filter((row) => row.closest('dialog'));

  it('begins with the script and is checked while it is typed', async () => {
    await openOwn(GOOD);
    expect(area().value).toBe(GOOD.text);
    await write(area(), `${GOOD.text} Résultat garanti.`);
    expect(dialogRows().filter(({ textContent }) => textContent?.endsWith(french.levels.must))).toHaveLength(1);
  });

  it('accepts any pasted text, and marks the words it found', async () => {
    await openOwn(GOOD);
    await write(area(), '');
    expect(screen.getByText((text) => plain(text) === plain(french.own.empty))).toBeTruthy();
    area().focus();
    await user.paste('Regarde. Ça guérit tout, et c’est dans le panier.');
    await user.click(button(french.showInText.replace('{{words}}', 'guérit')));
    const { selectionStart, selectionEnd, value } = area();
    expect(value.slice(selectionStart, selectionEnd)).toBe('guérit');
    expect(document.activeElement).toBe(area());
  });

  it('is judged by its own product, disclosure and length', async () => {
    await openOwn({ ...GOOD, onScreen: '' });
    const must = () => dialogRows().filter(({ textContent }) => textContent?.endsWith(french.levels.must)).length;
    expect(must()).toBe(1);
    await write(screen.getByLabelText(french.own.onScreen), 'Publicité');
    expect(must()).toBe(0);
    await write(screen.getByLabelText(french.own.seconds), '2 s');
    expect(levelOfDialog('readingTime')).toBe(french.levels.hint);
    await write(screen.getByLabelText(french.own.product), '');
    expect(dialogRows().some(({ textContent }) => textContent?.startsWith(french.rules.product.name))).toBe(false);
  });

  it('is still there after a reload, and gives way to another script', async () => {
    await openOwn(GOOD);
    await write(area(), `${GOOD.text} Encore.`);
    cleanup();
    await openOwn(GOOD);
    expect(area().value).toBe(`${GOOD.text} Encore.`);
    cleanup();
    await openOwn(BAD);
    expect(area().value).toBe(BAD.text);
  });

  it('is still there when the dialog is opened again', async () => {
    await openOwn(GOOD);
    await write(area(), `${GOOD.text} Encore.`);
    await user.click(button(shell.close));
    await user.click(button(french.own.open));
    expect(area().value).toBe(`${GOOD.text} Encore.`);
  });

  function levelOfDialog(rule: keyof typeof french.rules) {
    const row = dialogRows().find(({ textContent }) => textContent?.startsWith(french.rules[rule].name));
    return row?.textContent?.replace(french.rules[rule].name, '');
  }
});
