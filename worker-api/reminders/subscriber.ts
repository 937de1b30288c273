import type { PushSubscriptionBody } from '../../src/contracts/reminders';

/** Where the reminders of a device are sent; together with its agenda, this is all the server holds about it. */
export interface Subscriber {
  subscription: PushSubscriptionBody;
  language: string;
  /** The origin of the app that subscribed, e.g. https://jimp.example. */
  origin: string;
}
