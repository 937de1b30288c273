import type { Guide } from '../../guide';

export const boost: Guide = {
  topic: 'boost',
  questions: [
    'Should I boost my video?',
    'is promote worth it',
    'how much should i spend on ads',
    'spark ads',
    'the brand wants to boost my video',
    'should i pay for views',
    'which video should i boost',
    'can i buy followers',
    'do ads help tiktok shop sales',
    'what is a spark code',
    'when should i boost',
    'i boosted and got no sales',
  ],
  parts: [
    'Only a video that already sells without help, after 48–72 hours of normal views. Money makes a good video bigger. It doesn’t repair a weak one.',
    '**Set your loss first:** €25 product at 15% earns €3.75 an order. If an order costs you more than €3.75 in ads, stop. A small test is €5–10 a day for three days, one video, goal set to product clicks.',
    'If a brand runs it (Spark Ads), they pay and you authorize. Ask for the period, the budget and your rate on those orders, because the Shop Ads rate is often lower. Give a code for one video and a limited time.',
    'Music has to be commercial and you have to be 18. Never buy followers: they don’t watch, so every new video starts on an audience that scrolls past.',
  ],
  suggestions: ['Which numbers should I look at?', 'How do I get a better rate?', 'People click but don’t buy'],
};
