// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  address,
  button,
  day,
  dialog,
  field,
  idea,
  labels,
  menuOf,
  plain,
  prepareTracker,
  rowOf,
  settle,
  show,
  toast,
  undo,
  user,
  video,
} from '../../../tests/support/screens/content-tracker';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { copyText } from '../../platform/clipboard';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/clock');

prepareTracker();

describe('an open video', () => {
  const script = 'Plan 1 : <b>la loupe</b>\nPlan 2 : {{product}} $&';
  const whole = idea('1', {
    stage: 'script',
    hook: 'Regarde ça',
    script,
    product: 'Micro « Z »',
    hashtags: ['#micro', '#tuto'],
  });

  it('shows hook, script, product and hashtags; hook, script and the caption with its disclosure and hashtags can be copied', async () => {
    await show([whole]);
    await user.click(rowOf('Idée 1'));
    await settle();
    expect([field('Hook').value, field('Script').value, field('Produit').value, field('Hashtags').value]).toEqual([
      'Regarde ça',
      script,
      'Micro « Z »',
      '#micro #tuto',
    ]);
    await user.click(button(labels.copy.script));
    expect(copyText).toHaveBeenLastCalledWith(script);
    await user.click(button(labels.copy.hook));
    expect(copyText).toHaveBeenLastCalledWith('Regarde ça');
    await user.click(button(labels.copy.caption));
    expect(copyText).toHaveBeenLastCalledWith('Regarde ça\nCollaboration commerciale\n#micro #tuto');
  });

  it('is opened by ?video=<id> and leads on by its stage, to the teleprompter too', async () => {
    await show([whole], '/content-tracker?video=1');
    const links = (await dialog()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/publishing-scheduler?video=1',
      '/pre-publication-checklist?video=1',
      '/viral-video-structure?niche=tech&product=Micro+%C2%AB+Z+%C2%BB&video=1',
    ]);
    expect(button(tool.result.teleprompter)).toBeTruthy();
    await user.click(button('Fermer'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address).toBe('/content-tracker');
  });

  it('says so where it does not exist', async () => {
    await show([whole], '/content-tracker?video=other');
    expect(toast()?.text).toBe(labels.gone);
    expect(address).toBe('/content-tracker');
  });

  it('keeps what is written at each keystroke, and after closing a toast undoes it', async () => {
    await show([whole], '/content-tracker?video=1');
    await user.type(field('Produit'), ' 2');
    expect(video('1')?.product).toBe('Micro « Z » 2');
    await user.click(field('Haute'));
    expect(video('1')?.priority).toBe('high');
    await user.clear(field('Titre'));
    expect(video('1')?.title).toBe('Idée 1');
    await user.tab();
    expect(field('Titre').value).toBe('Idée 1');
    await user.click(button('Fermer'));
    expect(toast()?.text).toBe(labels.done.changed);
    await undo();
    expect(video('1')).toEqual(whole);
  });

  it('says nothing when it is closed without a change', async () => {
    await show([whole], '/content-tracker?video=1');
    await user.click(button('Fermer'));
    expect(toast()).toBeUndefined();
  });

  it('deleting it closes it, and undoing restores it as it was before it was edited', async () => {
    await show([whole], '/content-tracker?video=1');
    await user.type(field('Hook'), '!');
    await user.click(button('Supprimer'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(video('1')).toBeUndefined();
    await undo();
    expect(video('1')).toEqual(whole);
  });
});

describe('the menu of a video', () => {
  it('moves it to another stage, with undo', async () => {
    await show([idea('1')]);
    await user.click(menuOf('Idée 1'));
    await user.click((await dialog()).getByRole('button', { name: labels.stages.toShoot }));
    expect(video('1')?.stage).toBe('toShoot');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(plain(toast()?.text)).toBe('Passée à l’étape « Prête à tourner »');
    await undo();
    expect(video('1')?.stage).toBe('idea');
  });

  it('takes a publication back; measured leads to the analyzer', async () => {
    const out = idea('1', { stage: 'checked', publishedAt: day(20), platform: 'TikTok' });
    await show([out]);
    await user.click(menuOf('Idée 1'));
    await user.click((await dialog()).getByRole('button', { name: labels.stages.idea }));
    expect(video('1')).toMatchObject({ stage: 'idea', publishedAt: undefined });
    await undo();
    expect(video('1')).toEqual(out);
    await user.click(menuOf('Idée 1'));
    await user.click((await dialog()).getByRole('button', { name: labels.stages.measured }));
    expect(address).toBe('/performance-analyzer?video=1');
  });
});
