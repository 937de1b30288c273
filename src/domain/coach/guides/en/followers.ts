import type { Guide } from '../../guide';

export const followers: Guide = {
  topic: 'followers',
  questions: [
    'How do I get more followers?',
    'how do i reach 1000 followers',
    'im not gaining followers',
    'my follower count is stuck',
    'how do i grow my account',
    'i keep losing followers',
    'should i buy followers',
    'what should my profile say',
    'what profile picture should i use',
    'which videos should i pin to my profile',
    'how do i build a community',
    'does follow for follow work',
  ],
  parts: [
    'People follow for the next one. Stay on one theme for 30 days and close with what you’ll test tomorrow: “same scrubber, oven door next”. Then really film it.',
    '**Fix your profile in five minutes:**\n' +
      '- A sharp photo: your face or your kind of product\n' +
      '- A name people can remember and type\n' +
      '- One line: what you test, and for whom\n' +
      '- Three pinned videos: your best-held one, an honest review, one that introduces you',
    'Turn recurring questions into videos. Whoever asked has told you exactly what they’d stay for, and the reply shows up for everyone wondering the same thing.',
    'Skip bought followers and follow-for-follow. Those accounts scroll past, and they’re among the first to be shown your next video. As a rule of thumb, three to seven videos a week you can keep up beats any trick.',
  ],
  suggestions: ['How often should I post?', 'How many followers do I need?', '3 hooks for my niche'],
  tool: '/tiktok-strategy',
};
