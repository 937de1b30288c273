import type { Guide } from '../../guide';

export const frequency: Guide = {
  topic: 'frequency',
  questions: [
    'How often should I post?',
    'how many videos a day',
    'how many videos per week',
    'is posting every day necessary',
    'can i post 3 times a day',
    'i only have 2 hours a week',
    'does posting too much hurt',
    'how many lives per week',
    'posting consistency',
    'can i take a break from posting',
    'how do i batch film',
  ],
  parts: [
    'Three to seven videos a week you can keep up. Three every week beats fourteen followed by silence.',
    'Buffer looked at 11.4 million posts: against one post a week, accounts posting 2–5 got 17% more views per post, 6–10 got 29% more. Typical views stayed near 500. Posting more buys you more chances at an outlier.',
    '**Two hours a week is enough for three:**\n' +
      '- 20 min: write three openings for one product\n' +
      '- 60 min: film openings, then one demo per video\n' +
      '- 40 min: cut, subtitle, save as drafts\n' +
      'Same light, different tops, different angles.',
    'Know your limits first. New US creators get a 30-day pilot with at most five shoppable videos and three selling LIVEs a week. Since June 2026 the US also caps shoppable posts per day for everyone. Rules differ elsewhere, so check your Creator Center before you fill a calendar.',
  ],
  suggestions: ['When should I post?', 'Plan my first week', 'What do I do minute by minute on a live?'],
  tool: '/tiktok-strategy',
};
