import * as z from 'zod/mini';
import { isoTime, wallTime, zone } from './times';

/** What a reminder is for; each kind has its own tag, title and target (domain/reminders/kinds.ts). */
export const REMINDER_KINDS = ['live', 'posting', 'checklist'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];
const reminderKind = z.enum(REMINDER_KINDS);

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** ISO 8601: Monday is 1, Sunday 7. */
const weekday = z.int().check(z.minimum(1), z.maximum(7));

/** How many dates a weekly schedule can leave out. */
export const MOST_EXCEPTIONS = 60;

/** When: weekly on some days, or once; always at a wall-clock time in a time zone. */
export const schedule = z.discriminatedUnion('repeat', [
  z.object({
    repeat: z.literal('weekly'),
    weekdays: z.array(weekday).check(z.minLength(1), z.maxLength(7)),
    time: wallTime,
    zone,
    /** Dates on which it is not due. */
    except: z.optional(z.array(z.iso.date()).check(z.maxLength(MOST_EXCEPTIONS))),
  }),
  z.object({ repeat: z.literal('once'), date: z.iso.date(), time: wallTime, zone }),
]);
export type Schedule = z.infer<typeof schedule>;

/** The longest name that a notification can show of a live, in characters. */
export const LONGEST_NAME = 100;

/** A reminder as the server knows it, without name or niche. Nothing before `setAt` is due. */
export const scheduledReminder = z.object({ id, kind: reminderKind, schedule, setAt: isoTime });
export type ScheduledReminder = z.infer<typeof scheduledReminder>;

/**
 * A reminder as the device stores it; the service worker adds the rest when it shows it: the niche and, for a live of
 * the record, its name and its id there.
 */
export const reminder = z.extend(scheduledReminder, {
  niche: z.optional(z.string().check(z.maxLength(64))),
  name: z.optional(z.string().check(z.maxLength(LONGEST_NAME))),
  liveId: z.optional(z.string()),
});
export type Reminder = z.infer<typeof reminder>;

/**
 * One time at which a reminder is due. `id` is the same wherever it is computed: `<reminder>@<instant, ms>`, with `~n`
 * after the n-th snooze.
 */
export const occurrence = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}@\d{1,15}(?:~\d{1,3})?$/)),
  reminderId: id,
  kind: reminderKind,
  /** ms since 1970: when it is due, and when it was planned (before any snooze). */
  at: z.int(),
  plannedAt: z.int(),
});
export type Occurrence = z.infer<typeof occurrence>;

/** The most reminders a device may have besides those of its lives, which have places of their own. */
export const MOST_REMINDERS = 50;
export const MOST_LIVE_REMINDERS = 20;

// --- Calls: /api/reminders. All but the first two carry `Authorization: Bearer <capability>`. ---------------------

const base64url = z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(200));

/** The part of a browser's push subscription that the server needs. */
export const pushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.object({ p256dh: base64url, auth: base64url }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscription>;

/** POST /api/reminders (a new schedule) and PUT /api/reminders (a renewal): everything the server holds. */
export const remindersRequest = z.object({
  subscription: pushSubscription,
  language: z.string().check(z.regex(/^[a-z]{2,3}$/)),
  reminders: z.array(scheduledReminder).check(z.maxLength(MOST_REMINDERS + MOST_LIVE_REMINDERS)),
});
export type RemindersRequest = z.infer<typeof remindersRequest>;

/** GET /api/reminders/key: the server's public VAPID key, base64url. */
export const pushKeyResponse = z.object({ publicKey: base64url });

/**
 * The 201 answer to POST: the unguessable secret (32 random bytes, base64url) that alone gives access to what was sent.
 */
export const capability = z.string().check(z.regex(/^[\w-]{43}$/));
/** The answer to POST /api/reminders. */
export const remindersResponse = z.object({ capability });

/** POST /api/reminders/snooze: once more in ten minutes. POST /api/reminders/shown: no push is needed any more. */
export const occurrenceRequest = z.object({ occurrence });

// --- Push ---------------------------------------------------------------------------------------------------------

/**
 * What the server pushes: a Declarative Web Push that any browser can show, plus the occurrence for our service worker.
 * `mutable`: Safari passes it to the worker too, as a notification whose `data` holds the occurrence.
 */
export const pushPayload = z.object({
  web_push: z.literal(8030),
  mutable: z.literal(true),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    navigate: z.string(),
    lang: z.string(),
    dir: z.enum(['ltr', 'rtl', 'auto']),
    tag: z.string(),
    data: z.object({ occurrence }),
  }),
  occurrence,
});
export type PushPayload = z.infer<typeof pushPayload>;

// --- On the device ------------------------------------------------------------------------------------------------

/** Specification: id, enabled, niche, preferredDays (weekday names), preferredTime (label such as '7:30 PM'), userName. */
export const liveReminderSettings = z.object({
  id,
  enabled: z.boolean(),
  niche: z.string(),
  preferredDays: z.array(z.string()),
  preferredTime: z.string(),
  userName: z.string(),
});
export type LiveReminderSettings = z.infer<typeof liveReminderSettings>;

/** Specification: enabled, niche, showForAllVideos; plus the time it was switched on. */
export const checklistSettings = z.object({
  enabled: z.boolean(),
  niche: z.string(),
  showForAllVideos: z.boolean(),
  setAt: isoTime,
});
export type ChecklistSettings = z.infer<typeof checklistSettings>;

/**
 * The texts of one kind of notification, in the chosen language, with `{{time}}`, `{{name}}` and `{{niche}}` to be
 * filled in.
 */
export const notificationTexts = z.object({
  title: z.string(),
  /** Several versions, rotated by ISO week; for a live they are the tips of the niche. */
  bodies: z.array(z.string()).check(z.minLength(1)),
  /** For a notification shown later than planned: says the planned time. */
  late: z.string(),
  start: z.string(),
  snooze: z.string(),
});

/**
 * The notification texts in a language's catalogue. The bodies of the live kind are the tips of the niche; its title
 * uses the person's name, if there is one; `unreadable` stands in for a reminder that cannot be read.
 */
export const notificationOriginals = z.object({
  live: z.object({
    titles: z.object({ named: z.string(), unnamed: z.string() }),
    late: z.string(),
    start: z.string(),
    snooze: z.string(),
  }),
  posting: notificationTexts,
  checklist: notificationTexts,
  unreadable: z.string(),
});
export type NotificationOriginals = z.infer<typeof notificationOriginals>;

/** What the service worker needs to show a reminder, kept up to date by the page under the key `reminders-device`. */
export const reminderDevice = z.object({
  /** What the server is addressed with; absent: no push. */
  capability: z.optional(capability),
  endpoint: z.optional(z.string()),
  language: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  userName: z.string(),
  reminders: z.array(reminder),
  /** The tips of the lives' niches, for those that have one of their own. */
  tips: z.optional(z.record(z.string(), z.array(z.string()).check(z.minLength(1)))),
  texts: z.object({ live: notificationTexts, posting: notificationTexts, checklist: notificationTexts }),
});
export type ReminderDevice = z.infer<typeof reminderDevice>;

/** From a page to the service worker: this occurrence is due, show it unless it has been shown. */
export const REMINDER_DUE = 'REMINDER_DUE';
/** From the service worker to every page: the snoozes have changed, read them again. */
export const REMINDERS_SNOOZED = 'REMINDERS_SNOOZED';
/** From the service worker to an open page: go to `path`. Comes with a port on which the page confirms it. */
export const GO_TO = 'GO_TO';
