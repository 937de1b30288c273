import type { Guide } from '../../guide';

export const earningsGoal: Guide = {
  topic: 'earnings-goal',
  questions: [
    'How many views do I need for my goal?',
    'i want to make 2000 a month',
    'how many views for 1000 euros',
    'how much can i earn',
    'how many sales do i need',
    'can i make a living from tiktok shop',
    'how many videos to make 5k',
    'is 10k a month realistic',
    'calculate my earnings',
    'how much do 10k views pay',
    'what can i make in 3 months',
    'set a monthly goal',
  ],
  parts: [
    'Count backward: goal ÷ commission per order = orders. Orders ÷ orders per view = views. Views ÷ your usual views a video = videos. It’s arithmetic on assumptions. I can’t forecast it and nobody can promise it.',
    'Replace the assumptions with your own as soon as you have ten videos: median views, orders per thousand views, average commission after refunds. Use the median, because one lucky video makes any plan look easy.',
    'The lever you control first is orders per view: product sooner, clearer ending, better match. The second is commission per order. “More views” comes third, and it’s the one everybody starts with.',
  ],
  suggestions: ['Which numbers should I look at?', 'How do I get a better rate?', 'How often should I post?'],
  tool: '/user-dashboard',
};
