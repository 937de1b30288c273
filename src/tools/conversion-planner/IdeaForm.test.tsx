// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  choose,
  field,
  labels,
  named,
  plain,
  preparePlanner,
  press,
  says,
  texts,
  titles,
  undo,
  videos,
} from '../../../tests/support/screens/conversion-planner';
import { write } from '../../../tests/support/showTool';
import type { Profile } from '../../contracts/profile';
import { profileStore } from '../../state/slices/profileStore';
import { TOOL } from './tool';

vi.mock('../../platform/clipboard');
vi.mock('../../state/reminders/reminderSync');
vi.mock('../../features/reminders/ReminderCard', () => ({ ReminderCard: () => <aside>Rappel de live</aside> }));

const showTool = preparePlanner();

describe('Add Idea in the planner does nothing unless a day is selected and title, hook and contentFocus are all filled', () => {
  const submit = () => act(async () => fireEvent.submit(field(labels.form.name)));
  const fill = async (leaveOut?: string) => {
    if (leaveOut !== 'title') await write(field(labels.form.name), 'Test du micro');
    if (leaveOut !== 'hook') await write(field(labels.form.hook), 'Écoute ça');
    if (leaveOut !== 'focus') await choose(labels.focus.educational);
  };

  it.each(['title', 'hook', 'focus'])('nothing without %s', async (missing) => {
    await showTool();
    await fill(missing);
    expect(button(labels.form.add).disabled).toBe(true);
    await submit();
    expect(videos()).toEqual([]);
  });

  it('adds it to the selected day and to the one record of videos; undoing removes it', async () => {
    await showTool('/conversion-planner?date=2026-11-26');
    await fill();
    await submit();
    expect(videos()).toMatchObject([
      {
        title: 'Test du micro',
        hook: 'Écoute ça',
        niche: 'tech',
        contentFocus: 'educational',
        stage: 'toShoot',
        sourceTool: TOOL,
        slot: { date: '2026-11-26' },
      },
    ]);
    expect(titles(labels.shoot.title)[0]).toContain('Test du micro');
    expect([field(labels.form.name).value, field(labels.form.hook).value]).toEqual(['', '']);
    expect(document.activeElement).toBe(field(labels.form.name));
    await undo();
    expect(videos()).toEqual([]);
  });

  it('productMention is optional, and kept where it is given', async () => {
    await showTool();
    await fill();
    await write(field(labels.form.product), 'Micro Z');
    await submit();
    expect(videos()[0]?.product).toBe('Micro Z');
  });

  it('the half-filled form is still there on the next visit', async () => {
    await showTool();
    await fill('hook');
    cleanup();
    await showTool();
    expect(field(labels.form.name).value).toBe('Test du micro');
    expect(screen.getByRole<HTMLInputElement>('radio', named(labels.focus.educational)).checked).toBe(true);
  });
});

describe('content-focus choice, format suggestions', () => {
  it('three formats for the niche, the focus and the day; a tap fills the form, which can be undone', async () => {
    await showTool();
    expect(says(labels.form.formatsWait)).toBe(true);
    await choose(labels.focus.trending);
    await write(field(labels.form.name), 'À moi');
    const suggested = texts.formats.tech.trending.filter(({ title }) => says(title));
    expect(suggested.length).toBe(3);
    const title = suggested[0]?.title ?? '';
    await press(new RegExp(`^${plain(title)}`));
    expect([field(labels.form.name).value, field(labels.form.hook).value]).toEqual([title, suggested[0]?.hook]);
    await undo();
    expect([field(labels.form.name).value, field(labels.form.hook).value]).toEqual(['À moi', '']);
  });

  it.each<[Profile['niche'], string[]]>([
    ['beauty', ['Beauté']],
    ['fashion', ['Mode']],
    ['fitness', ['Fitness']],
    ['home', []],
  ])(
    'the profile’s niche %s chooses %j; one that is not among the four is asked, never guessed',
    async (niche, chosen) => {
      const { profile } = profileStore.getState();
      profileStore.setState({ profile: profile && { ...profile, niche } });
      await showTool();
      const names = ['Beauté', 'Mode', 'Tech', 'Fitness'];
      expect(names.filter((name) => screen.getByRole<HTMLInputElement>('radio', named(name)).checked)).toEqual(chosen);
      expect(says(labels.form.nicheWhy)).toBe(chosen.length === 0);
    },
  );
});
