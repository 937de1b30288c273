/**
 * The topics that people ask about between two takes, with no network: a device has them from the start. All others follow
 * when the browser is idle, or when the coach is first asked something, and stay.
 */
export const FIRST_TOPICS: ReadonlySet<string> = new Set([
  'app-offline',
  'cannot-know',
  'follow-up',
  'hooks',
  'hostile',
  'live-run',
  'low-mood',
  'low-views',
  'on-camera',
  'product-help',
  'sales-funnel',
  'small-talk',
]);
