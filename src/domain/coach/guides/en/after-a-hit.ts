import type { Guide } from '../../guide';

export const afterAHit: Guide = {
  topic: 'after-a-hit',
  questions: [
    'A video took off, what now?',
    'how do i repeat a video that worked',
    'my video went viral what next',
    'i got my first sale what now',
    'a video is blowing up what do i post tomorrow',
    'how do i scale a video that sells',
    'should i remake my best video',
    'how do i make the most of a viral video',
    'my video is doing well how do i keep going',
    'i made my first sales now what',
  ],
  parts: [
    'Refilm it tomorrow: same item, same proof, new first line, new place. Don’t repost the file, it’d count as unoriginal. What worked is one reason to buy, so say that reason another way.',
    '**The next 48 hours:**\n' +
      '- Answer the three most asked questions on video, comment on screen\n' +
      '- Check stock, price and variant on the page several times a day\n' +
      '- Pin the video on your profile\n' +
      '- Announce a short live around that item',
    'Then read taps and orders, not only views. Taps and orders: five more angles on the same item. Views, no taps: show it sooner. Taps, no orders: the page is the problem.',
    'Send the shop your numbers with two new ideas and ask for a targeted invitation. Before paying to push it, wait for 48 to 72 hours of natural results.',
  ],
  suggestions: [
    'What do I do minute by minute on a live?',
    'I get views but no sales',
    'Which numbers should I look at?',
  ],
  tool: '/performance-analyzer',
};
