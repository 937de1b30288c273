import { encryptNotification } from '@block65/webcrypto-web-push';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { LIMITS } from '../../src/contracts/limits';
import {
  capability,
  occurrenceRequest,
  type pushKeyResponse,
  type RemindersRequest,
  remindersRequest,
  type remindersResponse,
} from '../../src/contracts/reminders';
import { isKnownZone } from '../../src/domain/reminders/zone';
import type { AppDeps, AppEnv } from '../appEnv';
import { ApiError } from '../errors';
import { callLimit } from '../middleware/callLimit';
import { readJson } from '../readJson';
import { base64url } from '../reminders/base64url';
import type { ReminderBindings } from '../reminders/bindings';
import { pushEndpoint } from '../reminders/pushEndpoint';
import type { Subscriber } from '../reminders/subscriber';
import { vapidKeyPair } from '../reminders/vapid';

type RemindersEnv = AppEnv & { Bindings: ReminderBindings };
type RemindersContext = Context<RemindersEnv>;

const UNKNOWN = new ApiError('not_found', 'Nothing is held for this device: subscribe again.');
const { bodyBytes } = LIMITS.reminders;

/**
 * /api/reminders: the schedule for web pushes. Only what POST returned gives access to it, and it travels in the
 * Authorization header alone, so that no log and no history holds it.
 */
export function remindersRoute({ runtime }: AppDeps) {
  const limit = callLimit('reminders', runtime);
  return new Hono<RemindersEnv>()
    .get('/key', limit, async (c) => {
      const { publicKey } = await vapidKeyPair(c.var.services.config, c.env.VAPID_KEYS);
      const body: z.infer<typeof pushKeyResponse> = { publicKey };
      return c.json(body);
    })
    .post('/', limit, async (c) => {
      const { subscriber, reminders } = await readSchedule(c);
      const newCapability = base64url(crypto.getRandomValues(new Uint8Array(32)));
      await c.env.REMINDER_SCHEDULE.getByName(newCapability).save(subscriber, reminders, { isNew: true });
      const body: z.infer<typeof remindersResponse> = { capability: newCapability };
      return c.json(body, 201);
    })
    .put('/', limit, async (c) => {
      const schedule = scheduleOf(c);
      const { subscriber, reminders } = await readSchedule(c);
      return done(c, await schedule?.save(subscriber, reminders, { isNew: false }));
    })
    .delete('/', limit, async (c) => {
      await scheduleOf(c)?.remove();
      return done(c, true);
    })
    .post('/snooze', limit, async (c) => {
      const { occurrence } = await readJson(c.req.raw, occurrenceRequest, bodyBytes);
      return done(c, await scheduleOf(c)?.snooze(occurrence));
    })
    .post('/shown', limit, async (c) => {
      const { occurrence } = await readJson(c.req.raw, occurrenceRequest, bodyBytes);
      return done(c, await scheduleOf(c)?.shown(occurrence));
    });
}

/** The object that the caller's capability names, if it is well-formed. */
function scheduleOf(c: RemindersContext) {
  const read = capability.safeParse(/^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1]);
  return read.success ? c.env.REMINDER_SCHEDULE.getByName(read.data) : undefined;
}

function done(c: RemindersContext, isHeld: boolean | undefined): Response {
  if (!isHeld) throw UNKNOWN;
  return c.body(null, 204);
}

async function readSchedule(c: RemindersContext) {
  const { subscription, language, reminders } = await readJson(c.req.raw, remindersRequest, bodyBytes);
  const url = pushEndpoint(subscription.endpoint, c.var.services.config.testPushHost);
  if (!url)
    throw new ApiError('bad_request', "'subscription.endpoint' is not the address of a browser's push service.");
  await checkKeys(subscription);
  if (!reminders.every(({ schedule, setAt }) => isKnownZone(schedule.zone) && !Number.isNaN(Date.parse(setAt)))) {
    throw new ApiError('bad_request', "A reminder's time zone is unknown, or its 'setAt' no date: correct it.");
  }
  const subscriber: Subscriber = { subscription, language, origin: originOf(c) };
  return { subscriber, reminders };
}

/** Only a try shows whether keys are valid: a point may have the right form and yet not lie on the curve. */
async function checkKeys(subscription: RemindersRequest['subscription']): Promise<void> {
  try {
    await encryptNotification({ ...subscription, expirationTime: null }, new Uint8Array(), { pad: false });
  } catch {
    throw new ApiError('bad_request', "'subscription.keys' are not those of a push subscription.");
  }
}

/**
 * The app's origin as the browser sees it, since behind a proxy the worker may see http. Its host was compared before.
 */
function originOf(c: RemindersContext): string {
  return (URL.parse(c.req.header('Origin') ?? '') ?? new URL(c.req.url)).origin;
}
