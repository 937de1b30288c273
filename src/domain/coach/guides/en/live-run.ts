import type { Guide } from '../../guide';

export const liveRun: Guide = {
  topic: 'live-run',
  questions: [
    'What do I do minute by minute on a live?',
    'live script',
    'how do i structure a live',
    'run of show for a live',
    'what do i do when nobody talks',
    'awkward silence on live',
    'how do i keep viewers on my live',
    'when do i pin the product',
    'how long should a live be',
    'how do i get more people in my live',
    'how do i get comments on my live',
    'can i do a giveaway on live',
    'my live viewers leave after 5 seconds',
  ],
  parts: [
    '**60 minutes:**\n' +
      '- 0–3: who you are, what’s on, “this is an ad”\n' +
      '- 3–8: your star product\n' +
      '- Then 8-minute loops: problem, demo, proof, price, objection, pin, question\n' +
      '- Every 10: welcome again, repeat the ad line\n' +
      '- Last 5: recap, thanks, next date',
    'Pin a product while you talk about it and repin it in every loop. Assume everyone arrived five seconds ago, because they did. Voice a notch above normal, standing if you can, one peak at the demo, then calm for questions.',
    '**When it’s quiet:** narrate your hands, read a question you prepared, then restart the loop. Ask for a choice: “black or green?” gets an answer, “any questions?” doesn’t. Thank people by first name, answer aloud, then show it.',
    '**How long:** 45–60 minutes to begin with. Thirty means three loops; for two hours run the block twice with a break on a demo. TikTok tells US sellers to aim for at least two hours, so build up to it. Giveaways only with the official LIVE tool, and never a recording in place of the live.',
  ],
  suggestions: ['How do I answer “it’s too expensive”?', 'Plan my first live', 'Which numbers should I look at?'],
  tool: '/live-script-generator',
};
