import type { Guide } from '../../guide';

export const samples: Guide = {
  topic: 'samples',
  questions: [
    'How do I get free samples?',
    'why are my sample requests refused',
    'how long do i have to post after a sample',
    'sample deadline',
    'do i have to pay for samples',
    'what is a refundable sample',
    'the sample is bad what do i do',
    'how do i ask for samples with few followers',
    'my sample arrived broken',
    'i missed the deadline for my sample',
    'sellers never accept my sample request',
  ],
  parts: [
    'Request through the product’s page in the marketplace. Refused? Sellers look at followers, sales and whether you post what you receive. So film things you own first, then apply again with those videos.',
    '**The clock:** under US rules you post within 14 days of receiving it, with one 7-day extension. Miss it and your fulfillment rate drops, and sellers can see it. Check your own dates in Creator Center.',
    'Ask for few. Two samples filmed in three angles each beat eight boxes in a corner. Refundable samples work differently: you buy, and get the money back if you reach a target (90 days in the US).',
    '**Bad or broken?** Don’t pretend. Tell the seller with photos and appeal the obligation in the app, or say the flaw on camera if the rest holds up. A gift also counts as payment: label the video as an ad.',
  ],
  suggestions: ['Open or targeted collaboration?', 'Write me a script', 'Do I have to say it’s an ad?'],
};
