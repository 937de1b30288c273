import type { Guide } from '../../guide';

export const trends: Guide = {
  topic: 'trends',
  questions: [
    'How do I find trends?',
    'whats trending right now',
    'what is viral this week',
    'trending products today',
    'which sound is trending',
    'what are the current trends in my niche',
    'what changed in the algorithm',
    'is this trend over',
    'should i follow trends',
    'what product is going viral',
    'latest tiktok update',
  ],
  parts: [
    'I can’t see live trends from here, and I won’t invent one. Two places can: TikTok’s Creative Center (hashtags, songs, by country) and Creator Search Insights (what people look for and don’t find).',
    '**Ten minutes, once a week:** type your product word into TikTok search, read the suggestions, note three questions from the comments of recent videos. Those questions are your next three openings.',
    'A trend is worth filming if you can place the product by second 2 without forcing it, and if you can post within about two days. Otherwise let it pass. And mind the sound: viral songs aren’t cleared for selling.',
    'The patterns that outlive trends: result first, problem, honest no, demo without words. Send me a trend you spotted and your product, and I’ll help you with the opening.',
  ],
  suggestions: ['3 hooks for my niche', 'Which music can I use?', 'Which hashtags should I use?'],
  tool: '/daily-viral-alerts',
};
