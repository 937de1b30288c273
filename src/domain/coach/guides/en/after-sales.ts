import type { Guide } from '../../guide';

export const afterSales: Guide = {
  topic: 'after-sales',
  questions: [
    'A buyer wants a refund, what do I do?',
    'the product arrived broken',
    'a customer didnt get their parcel',
    'people say the product is bad quality',
    'who handles returns',
    'people complain about the product in my comments',
    'a buyer dms me about their order',
    'the seller doesnt answer my buyers',
    'the size doesnt fit my customer wants to exchange',
    'am i responsible if the product is bad',
  ],
  parts: [
    'You don’t refund anybody: the shop does, through the order in the app. Answer fast and plainly: “Open your order, ask for a return or message the shop, add a photo. Tell me if you get stuck.”',
    'Take no money, no address and no number in DMs, and send nobody off the app. A calm public reply also reassures everyone who reads without writing.',
    '**One complaint or five?**\n' +
      '- One: answer it, keep the product\n' +
      '- The same one again: say it in your next video\n' +
      '- Broken, unsafe or fake: stop showing it and tell the shop',
    'A refunded order pays no commission. One more reason to film the flaw and the real size: people who know what they’re getting send less back.',
  ],
  suggestions: ['How do I answer “it’s too expensive”?', 'When do I get paid?', 'Which product should I start with?'],
};
