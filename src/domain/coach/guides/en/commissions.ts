import type { Guide } from '../../guide';

export const commissions: Guide = {
  topic: 'commissions',
  questions: [
    'When do I get paid?',
    'how does commission work',
    'how much commission do i get',
    'my commission disappeared',
    'My commission dropped, why?',
    'average commission rate',
    'is my commission rate locked',
    'how long until payout',
    'why is my commission lower than expected',
    'what happens if the customer returns it',
    'shop ads commission',
    'commission pending',
    'how is commission calculated',
  ],
  parts: [
    'After delivery and settlement, so weeks rather than days. The US figure is about 15 days after delivery, longer with a dispute. I have no confirmed delay for France, so read yours under Creator Center earnings.',
    '**The sum:** price the customer really paid × your rate, minus refunds. A coupon lowers the base. €20 paid at 15% is €3.00 for you; refunded, it’s zero.',
    '**Smaller than expected?** Usually a refund, a cancellation, a coupon, or the Shop Ads rate (often lower) because the seller turned your video into an ad. Open that order in your earnings and compare the price paid and the rate.',
    'US rule, check yours: the rate is locked for 30 days once you add the product. Raises apply at once, cuts after notice. Remove the product or its video and the lock is gone. No official average rate exists; the product’s page shows its own.',
  ],
  suggestions: [
    'How many views do I need for my goal?',
    'How do I get a better rate?',
    'Do I need to register a business?',
  ],
};
