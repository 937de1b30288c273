import type { Guide } from '../../guide';

export const postingTimes: Guide = {
  topic: 'posting-times',
  questions: [
    'When should I post?',
    'best time to post on tiktok',
    'what time should i post tonight',
    'best day to post',
    'is it bad to post at night',
    'what time should i post for us audience',
    'when is my audience online',
    'best hour for my niche',
    'posting schedule',
    'is sunday a good day to post',
    'morning or evening posts',
    'does posting time matter',
  ],
  parts: [
    'Start with two slots and test: 12–2 pm and 6–10 pm, in your viewers’ local time. 7–9 am is the third to try. No hour is proven for everybody.',
    'Why no magic hour? Buffer, over 7.1 million posts, found Sunday 9 am strongest. Sprout found Sunday the worst day. When the studies disagree, the only one left is your own audience.',
    '**Find yours in 14 days:** look up follower activity in TikTok Studio, choose two slots, post similar videos in both. Compare the median 24-hour views and the product clicks. Keep the winner, then test one new slot against it.',
    'Selling into another country? Use its clock, and its delivery dates too. And if a video dies at 200 views, look at the first three seconds before you blame the hour.',
  ],
  nichePart: 0,
  byNiche: {
    beauty:
      '**Beauty, slots to test:** 6–9 pm first, when people take the day off their face, then 12–2 pm. Local time of your viewers. It’s a starting guess; your own numbers replace it within four weeks.',
    fashion:
      '**Fashion, slots to test:** 12–2 pm for lunchtime scrolling and 6–10 pm for trying things on at home. Local time of your viewers. A starting guess until your own numbers speak.',
    tech: '**Tech, slots to test:** 12–2 pm and 6–10 pm, viewers’ local time. Put long explanations in the evening slot, quick demos at lunch. A starting guess, nothing more.',
    gadgets:
      '**Gadgets, slots to test:** 12–2 pm and 6–10 pm, viewers’ local time. Short surprise clips suit a lunch break, so start there and compare. It’s a guess until you’ve measured.',
    fitness:
      '**Fitness, slots to test:** 6–8 am and 6–8 pm, right around people’s workouts, viewers’ local time. Keep the same kind of video in both or you’ll be comparing workouts, not hours.',
    wellness:
      '**Wellness, slots to test:** 8–10 pm for evening routines, 7–9 am for morning ones, viewers’ local time. A starting guess; move it once your own clicks say otherwise.',
    home: '**Home, slots to test:** 12–2 pm and 6–10 pm, viewers’ local time. Try deep cleaning on a free day and quick storage fixes on weeknights. A starting guess until you’ve measured.',
    cooking:
      '**Cooking, slots to test:** 11 am–12 and 5–7 pm, just before people wonder what to eat, viewers’ local time. Post the dish that fits that meal. It’s a starting guess to measure.',
    lifestyle:
      '**Lifestyle, slots to test:** 7–9 am for morning scenes and 6–10 pm for evening ones, viewers’ local time. Post each ritual at the hour it happens. A guess until you’ve measured.',
    parenting:
      '**Parenting, slots to test:** 9–11 am and 8:30–10 pm, once the children are at school or asleep, viewers’ local time. Avoid the dinner rush to begin with, then let your numbers decide.',
    pets: '**Pets, slots to test:** 7–9 am and 6–10 pm, viewers’ local time, around walks and feeding. A starting guess; two weeks of your own data beat it.',
    gaming:
      '**Gaming, slots to test:** 5–11 pm, viewers’ local time, split in two: one slot before 8, one after. A starting guess to check against your own followers’ activity.',
  },
  suggestions: ['How often should I post?', 'Why am I stuck at 200 views?', 'Which numbers should I look at?'],
  tool: '/publishing-scheduler',
};
