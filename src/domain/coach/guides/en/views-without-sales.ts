import type { Guide } from '../../guide';

export const viewsWithoutSales: Guide = {
  topic: 'views-without-sales',
  questions: [
    'I get views but no sales',
    'lots of views no sales',
    '50k views and 0 orders',
    'my video went viral but nobody bought',
    'people like my videos but dont click',
    'no clicks on my product',
    'why does nobody buy',
    'views but no clicks',
    'my followers dont buy',
    'how do i turn views into sales',
    'how do i get more product clicks',
  ],
  parts: [
    'They watched you, not the object. Put the product in your hand by second 2, give one reason to buy, and say where to tap before the last second.',
    '**Quick test:** mute your video and ask a friend what’s for sale. If the answer takes longer than five seconds, that’s the leak. Same if the product only turns up as the punchline.',
    '**Refilm it this way:** same opening, then who it’s for (“if your desk is this small”), demo in one take, price as you film, one flaw, “it’s just below”. You’ll lose some viewers. They weren’t buying.',
    'Check the match as well: is the product attached the one in the video, in stock, deliverable in your viewers’ country? A huge audience somewhere the shop doesn’t deliver can’t buy a thing.',
  ],
  suggestions: ['What do I say at the end?', 'Write me a script', 'People click but don’t buy'],
  tool: '/performance-analyzer',
};
