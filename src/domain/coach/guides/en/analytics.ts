import type { Guide } from '../../guide';

export const analytics: Guide = {
  topic: 'analytics',
  questions: [
    'Which numbers should I look at?',
    'how do i read my stats',
    'what is a good watch time',
    'good retention rate',
    'what is a good click rate',
    'what is ctor',
    'what does gpm mean',
    'conversion rate tiktok shop',
    'is 5% engagement good',
    'how do i know if my video is good',
    'my average watch time is 4 seconds',
    'how many clicks should i get',
  ],
  parts: [
    'Three, in this order: do they stay (average watch time), do they tap (product clicks), do they buy (orders per click). The first weak one is the only one to fix this week.',
    '**Working ranges, rules of thumb:**\n' +
      '- Watched, 15–30 s video: under 20% weak, 25–40 fair, over 50 strong (longer videos score lower)\n' +
      '- Still there at 3 s: 60–70% or more\n' +
      '- Likes per view: 3–6%\n' +
      '- Saves plus shares: 0.5–1% or more\n' +
      '- Product clicks per view: 1–3%\n' +
      '- Orders per click: 2–5%',
    '**What each points to:**\n' +
      '- They leave: first frame, shorter intro\n' +
      '- They stay but don’t tap: product sooner, clearer ending\n' +
      '- They tap but don’t buy: price, reviews, delivery, promise\n' +
      'Compare with the median of your own last ten videos before any table, this one included.',
    '**On a LIVE:** few people enter, fix cover, light and first words. Few taps, pin and name the price. Few orders per click (CTOR), fix trust, variant or stock. GMV is the value sold, GPM the same per 1,000 views. Note the minute of the peak and of the drop.',
  ],
  suggestions: [
    'Why am I stuck at 200 views?',
    'I get views but no sales',
    'People click but don’t buy',
    'Analyze my video',
  ],
  tool: '/performance-analyzer',
};
