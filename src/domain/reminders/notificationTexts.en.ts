import type { NotificationOriginals } from './notificationTexts';

/** English original of what the notifications say. */
export const notificationTexts: NotificationOriginals = {
  live: {
    titles: { named: '{{name}}, time to go live', unnamed: 'Time to go live' },
    late: 'Your live was planned for {{time}}.',
    start: 'Start Live Session',
    snooze: 'Remind in 10 min',
  },
  posting: {
    title: 'Time to post',
    bodies: [
      'Attach the product before you post: swapping it afterwards is not always possible.',
      'Check that your ad disclosure can be read from the first frame to the last, then post.',
      'Post it, then stay in the comments for a while: a good question can become your next video.',
    ],
    late: 'This slot was planned for {{time}}.',
    start: 'Open my slots',
    snooze: 'Remind in 10 min',
  },
  checklist: {
    title: 'Your checklist before posting',
    bodies: [
      'Watch the video once on mute: does the product make sense without your voice? Then tick off the rest.',
      'Read your first line and the on-screen text again: is the product there right away?',
      'Go over the disclosure, the captions and any price you mention before your next slot.',
    ],
    late: 'This check was planned for {{time}}.',
    start: 'Open the checklist',
    snooze: 'Remind in 10 min',
  },
};
