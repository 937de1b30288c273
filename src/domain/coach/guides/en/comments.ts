import type { Guide } from '../../guide';

export const comments: Guide = {
  topic: 'comments',
  questions: [
    'How do I get more comments?',
    'do i have to reply to comments',
    'nobody comments on my videos',
    'how do i make people comment',
    'should i answer every comment',
    'reply to a comment with a video',
    'people ask the price in the comments',
    'should i pin a comment',
    'what should the first comment be',
    'can i delete a comment',
  ],
  parts: [
    'Ask for a pick, not an opinion. “Coffee or ketchup next?” takes one word, “thoughts?” takes effort. Then film the winner, so people learn that answering changes something.',
    'Reply to the early ones with their own detail: “on fine hair? Testing it tomorrow.” One useful line per question is plenty. You don’t owe every emoji a thank-you.',
    '**The question that keeps coming is a video:**\n' +
      '- The real comment on screen\n' +
      '- Your answer done in one take, hands on the product\n' +
      '- One closing line, “it’s just below”, and the ad label',
    'Price question? “It’s on the page, in the cart, and it moves.” Somebody found a flaw? Thank them, show it, leave it up: deleting it gets noticed. Abuse goes to the keyword filter and the block button.',
  ],
  suggestions: ['3 hooks for my niche', 'How do I answer “it’s too expensive”?', 'How do I get more followers?'],
};
