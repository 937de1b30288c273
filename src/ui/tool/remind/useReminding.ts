import { useState } from 'react';
import type { Reminder } from '../../../contracts/reminders';
import type { Video } from '../../../contracts/video';
import { liveReminders, reminderIdOf } from '../../../domain/lives/liveReminders';
import { shownLanguage } from '../../../i18n/i18n';
import { same } from '../../../lib/merge';
import { isPermissionOpen } from '../../../platform/notifications';
import { deviceZone } from '../../../platform/timeZone';
import { liveOfMoment } from '../../../state/lives/remindOfLives';
import { type EnableResult, enableReminders, isRefusal } from '../../../state/reminders/enableReminders';
import { syncReminders } from '../../../state/reminders/reminderSync';
import { remindersStore } from '../../../state/reminders/remindersStore';
import { removeReminders, setReminders, type WantedReminder } from '../../../state/reminders/setReminders';
import { videosStore } from '../../../state/slices/videosStore';
import { useReminders } from '../../reminders/useReminders';
import { useVideos } from '../../videos/useVideos';

/** A moment of a result that can have a reminder; the id is the same however often the result is made. */
export interface Moment extends WantedReminder {
  /** What it is about, as the calendar says it. */
  name: string;
  /** When it is, as the result says it. */
  label: string;
}

/** What a tap applies to: one moment, or all of a plan's, whose ids begin with `group`. */
export interface Tapped {
  moments: readonly Moment[];
  group?: string;
}

export interface Reminding {
  /** All reminders. */
  list: readonly Reminder[];
  /** The reminder set in place of a moment, even at another time; undefined if there is none. */
  reminderOf: (moment: Moment) => Reminder | undefined;
  areOn: (moments: readonly Moment[]) => boolean;
  /** Turns the reminders on, or off if all of them are on. Call it only from a tap. */
  toggle: (tapped: Tapped) => void;
  /** Set while the reason for the permission is shown, before the browser asks. */
  asking: { confirm: () => void; cancel: () => void } | undefined;
  /** The outcome of the last tap, by its group or its moment's id. */
  outcome: { of: string; result: EnableResult } | undefined;
}

/** The reminders of a result's moments: what is set, and how to set and remove it. */
export function useReminding(): Reminding {
  const kept = useReminders()?.list ?? [];
  const videos = useVideos() ?? [];
  const lives = liveReminders(videos, deviceZone());
  const list = [...kept, ...lives];
  const [asked, setAsked] = useState<Tapped>();
  const [outcome, setOutcome] = useState<Reminding['outcome']>();

  const reminderOf = (moment: Moment) => reminderAmong(list, videos, moment);

  const turnOn = async (tapped: Tapped) => {
    setAsked(undefined);
    setOutcome(undefined);
    const result = await enableReminders(() => setReminders(tapped.moments, tapped.group), shownLanguage());
    // If it was undone while the browser was still asking, there is nothing to report.
    const known = [...remindersStore.getState().list, ...liveReminders(videosStore.getState().items, deviceZone())];
    const isStillOn = tapped.moments.some((moment) => isSet(known, videosStore.getState().items, moment));
    if (result && (isStillOn || isRefusal(result))) setOutcome({ of: keyOf(tapped), result });
  };

  const turnOff = async (tapped: Tapped) => {
    setOutcome(undefined);
    try {
      await removeReminders(tapped.moments.map((moment) => reminderOf(moment)?.id ?? moment.id));
      await syncReminders(shownLanguage());
    } catch (error) {
      console.error(error);
      setOutcome({ of: keyOf(tapped), result: 'failed' });
    }
  };

  const areOn = (moments: readonly Moment[]) =>
    moments.length > 0 && moments.every((moment) => isSet(list, videos, moment));

  return {
    list,
    reminderOf,
    areOn,
    toggle: (tapped) => {
      if (areOn(tapped.moments)) void turnOff(tapped);
      else if (isPermissionOpen()) setAsked(tapped);
      else void turnOn(tapped);
    },
    asking: asked && { confirm: () => void turnOn(asked), cancel: () => setAsked(undefined) },
    outcome,
  };
}

const keyOf = ({ moments, group }: Tapped): string => group ?? moments[0]?.id ?? '';

/** A single live is on record, and its reminder follows from that. */
function reminderAmong(list: readonly Reminder[], videos: readonly Video[], moment: Moment): Reminder | undefined {
  const { kind, schedule } = moment;
  const isSingleLive = kind === 'live' && schedule.repeat === 'once';
  const live = isSingleLive ? liveOfMoment(videos, { ...moment, schedule }) : undefined;
  const id = isSingleLive ? live && reminderIdOf(live.id) : moment.id;
  return list.find((known) => known.id === id);
}

const isSet = (list: readonly Reminder[], videos: readonly Video[], moment: Moment): boolean =>
  same(reminderAmong(list, videos, moment)?.schedule, moment.schedule);
