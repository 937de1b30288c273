import type { Guide } from '../../guide';

export const pricesAndPromos: Guide = {
  topic: 'prices-and-promos',
  questions: [
    'Can I mention the price?',
    'can i say its on sale',
    'can i say only today',
    'can i say last chance',
    'promo code in my video',
    'price changed after i posted',
    'crossed out price rules',
    'can i compare with amazon price',
    'can i say stock is limited',
    'how do i talk about a discount',
    'can i do a giveaway',
    'flash sale',
  ],
  parts: [
    'Yes, if it’s the price on the page while you film, and the video tells: “as I film this, it’s…”. Prices move, videos stay. For a video meant to last, use “check today’s price just below”.',
    '“Only today” and “three left” have to be true. If not, it’s a deceptive practice in the EU and asking for trouble anywhere. The discount, size and brand you announce have to match the product page.',
    'In the EU a crossed-out price has to be the lowest of the previous 30 days. You may compare with another shop if you call it a comparison, never a discount. Don’t repeat a “was” price nobody ever paid.',
    'Use a code only if the seller really set one up, and read the conditions aloud. Giveaways and auctions go through the official tools. If the price has changed since, pin a comment with today’s date.',
  ],
  suggestions: ['What do I say at the end?', 'What am I not allowed to say?', 'People click but don’t buy'],
  tool: '/pre-publication-checklist',
};
