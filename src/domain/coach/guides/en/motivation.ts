import type { Guide } from '../../guide';

export const motivation: Guide = {
  topic: 'motivation',
  questions: [
    'I feel like giving up',
    'i want to quit',
    'im not motivated',
    'nothing works',
    'is it too late to start',
    'im not good enough on camera',
    'how long until i see results',
    'everyone does better than me',
    'i posted 20 videos and made nothing',
    'is it worth it',
    'im tired of posting',
    'im scared of what people will think',
  ],
  parts: [
    'A flat stretch hurts, and it says very little about you. If you’ve got videos online, you already do the part most people only talk about. Don’t decide about quitting tonight.',
    '**One small thing today:** take your best idea so far and refilm it with one new first sentence. Fifteen minutes, then phone down.',
    'I can’t tell you when it pays, and anyone who gives you a date is guessing. Judge what you control for the next ten videos: product by second 2, one reason, an ending. Then look at the numbers, not before.',
    'Draining you? Three a week, filmed in one afternoon. Need the rent? Don’t let this be the plan for it. Too late? Four more European countries only opened in June 2026. Mean comments get a mute, not a reply.',
  ],
  suggestions: ['Why am I stuck at 200 views?', '3 hooks for my niche', 'What do I film today?'],
};
