import type { Guide } from '../../guide';

export const clicksWithoutSales: Guide = {
  topic: 'clicks-without-sales',
  questions: [
    'People click but don’t buy',
    'lots of clicks no orders',
    'clicks but no sales',
    'they add to cart but dont buy',
    'low conversion on my product',
    'good click rate but no purchases',
    'why do people leave the product page',
    'my ctor is low',
    'what should i do if the product page is bad',
    'should i change the product',
  ],
  parts: [
    'Your video did its job. Something on the page stops them: price, reviews, delivery time, or a promise that doesn’t match. Open it as a buyer would and find your own doubt within ten seconds.',
    '**Look at, in this order:**\n' +
      '- Is the price still the one you said?\n' +
      '- Is your color or size in stock?\n' +
      '- Rating, and the newest one-star reviews\n' +
      '- Delivery date and return cost\n' +
      '- Do the photos match what you filmed?',
    'Fixable? Film the doubt: “Three people say it’s small. Here it is next to my hand.” One honest answer video often beats another pretty demo.',
    'Not fixable? Same need, other product: better rating, faster delivery, closer to your promise. Decide on a decent number of clicks; ten taps and no order is still luck. As a rule of thumb, 2–5 orders per 100 clicks is fair.',
  ],
  suggestions: ['Which product should I start with?', 'Can I mention the price?', 'Which numbers should I look at?'],
  tool: '/performance-analyzer',
};
