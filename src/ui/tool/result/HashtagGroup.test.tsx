// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { supportDialogs } from '../../../../tests/support/supportDialogs';
import { startI18n } from '../../../i18n/i18n';
import shell from '../../../i18n/locales/en/shell.labels.json';
import tool from '../../../i18n/locales/en/tool.labels.json';
import { copyText } from '../../../platform/clipboard';
import { hashtagGroupsStore, saveHashtagGroup } from '../../../state/slices/hashtagGroupsStore';
import { HashtagGroup } from './HashtagGroup';

vi.mock('../../../platform/clipboard');

const TAGS = ['#lamp', '#homedecor', '#cosyhome', '#smallspaces', '#tiktokshopuk', '#diy', '#evening', '#light'];
const { hashtags } = tool;

const click = (name: string, area: HTMLElement = document.body) =>
  act(async () => {
    fireEvent.click(within(area).getByRole('button', { name }));
    await vi.dynamicImportSettled();
  });
const name = () => screen.getByRole('textbox', { name: hashtags.name });
const write = (value: string) => fireEvent.change(name(), { target: { value } });
const kept = () => hashtagGroupsStore.getState().items.map(({ name, tags }) => ({ name, tags }));
const row = (title: string) => {
  const item = screen.getByRole('heading', { name: title }).closest('li');
  if (!item) throw new Error(`no row ${title}`);
  return item;
};
const copied = () => vi.mocked(copyText).mock.lastCall?.[0];
const labelled = (label: string, number: number) => label.replace('{{number}}', `${number}`);

beforeAll(async () => {
  supportDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const catalogues: Record<string, object> = { shell, tool };
  await startI18n('en', (_, namespace) => Promise.resolve(catalogues[namespace] ?? {}), ['shell', 'tool']);
});

beforeEach(async () => {
  vi.mocked(copyText).mockResolvedValue(true);
  await hashtagGroupsStore.hydrate();
  hashtagGroupsStore.setState({ items: [] });
});

afterEach(cleanup);

describe('the hashtags of a result', () => {
  beforeEach(() => void render(<HashtagGroup tags={TAGS} name="Home · Lamp" />));

  it('the five to use first are marked (the platform allows five since 2025)', () => {
    const [first, spare] = screen.getAllByRole('list');
    expect(first?.previousElementSibling?.textContent).toBe(labelled(hashtags.first, 5));
    expect(Array.from(first?.children ?? [], ({ textContent }) => textContent)).toEqual(TAGS.slice(0, 5));
    expect(Array.from(spare?.children ?? [], ({ textContent }) => textContent)).toEqual(TAGS.slice(5));
  });

  it('the count and length are shown', () => {
    expect(screen.getByText(`8 hashtags · ${TAGS.join(' ').length} characters`)).toBeTruthy();
  });

  it('copied in one tap: five or all', async () => {
    await click(labelled(hashtags.copyFirst, 5));
    expect(copied()).toBe(TAGS.slice(0, 5).join(' '));
    await click(labelled(hashtags.copyAll, 8));
    expect(copied()).toBe(TAGS.join(' '));
    expect(screen.getAllByRole('button', { name: tool.result.copied })).toHaveLength(2);
  });

  it('saved under the name proposed, or another', async () => {
    await click(hashtags.save);
    expect(name()).toHaveProperty('value', 'Home · Lamp');
    write('  ');
    fireEvent.submit(name());
    expect(kept()).toEqual([]);
    write('Evening lamp');
    await click(shell.save);
    expect(kept()).toEqual([{ name: 'Evening lamp', tags: TAGS }]);
    expect(screen.getByText(hashtags.saved)).toBeTruthy();
    expect(row('Evening lamp')).toBeTruthy();
  });
});

describe('groups reused across tools', () => {
  beforeEach(async () => {
    await saveHashtagGroup('Lamp', TAGS);
    render(<HashtagGroup tags={['#other']} name="Tech" />);
    await click(hashtags.open);
  });

  it('copied in one tap', async () => {
    await click(labelled(hashtags.copyFirst, 5), row('Lamp'));
    expect(copied()).toBe(TAGS.slice(0, 5).join(' '));
    await click(labelled(hashtags.copyAll, 8), row('Lamp'));
    expect(copied()).toBe(TAGS.join(' '));
  });

  it('renamed', async () => {
    await click(hashtags.rename, row('Lamp'));
    write('Bedside lamp');
    await click(shell.save, row('Lamp'));
    expect(kept()).toEqual([{ name: 'Bedside lamp', tags: TAGS }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('deleted, and brought back', async () => {
    await click(hashtags.delete, row('Lamp'));
    expect(kept()).toEqual([]);
    expect(screen.getByText(hashtags.none)).toBeTruthy();
    await click(shell.undo);
    expect(kept()).toEqual([{ name: 'Lamp', tags: TAGS }]);
    expect(screen.queryByText(hashtags.none)).toBeNull();
  });
});

it('five or fewer are all first, with one way to copy them', () => {
  render(<HashtagGroup tags={TAGS.slice(0, 3)} name="Home" />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: labelled(hashtags.copyFirst, 5) })).toBeNull();
  expect(screen.getByRole('button', { name: labelled(hashtags.copyAll, 3) })).toBeTruthy();
});
