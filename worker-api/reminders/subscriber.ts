import type { PushSubscriptionBody } from '../../src/contracts/reminders';

/** Where the reminders of a device are sent; with its agenda all that the server holds of it. */
export interface Subscriber {
  subscription: PushSubscriptionBody;
  language: string;
  /** Of the app that subscribed, e.g. https://jimp.example. */
  origin: string;
}
