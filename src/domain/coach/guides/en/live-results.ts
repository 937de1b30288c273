import type { Guide } from '../../guide';

export const liveResults: Guide = {
  topic: 'live-results',
  questions: [
    'People watch my live but nobody buys',
    'no sales on my live',
    'viewers on live but zero orders',
    'my live gets clicks but no orders',
    'people enter my live and leave',
    'my live isnt selling',
    'how do i read my live stats',
    'which live stats matter',
    'what is a good click rate on live',
    'my live gets very few viewers',
    'why is my live not working',
  ],
  parts: [
    'People watching and nobody buying? Stop explaining and run one full demo now: product pinned, price said out loud before the demo ends. They buy what they’ve just seen work, not what you’ve been talking about.',
    '**Where it breaks, and the fix:**\n' +
      '- Few people come in: cover, first words, light\n' +
      '- People, but few taps (CTR): pin it, name the price, demo sooner\n' +
      '- Taps, but few orders (CTOR): trust, variant, price, stock',
    '**The loop to restart:** problem, demo, proof, price now, objection, “it’s in the cart”, then a choice of two. Repin every time round and say the problem again: whoever just walked in missed it.',
    'Afterwards, write down the minute of the peak and of the drop, what was pinned, and three questions to answer first next time. Compare with your own earlier lives: there’s no official threshold.',
  ],
  suggestions: [
    'What do I do minute by minute on a live?',
    'How do I answer “it’s too expensive”?',
    'Which numbers should I look at?',
  ],
  tool: '/performance-analyzer',
};
