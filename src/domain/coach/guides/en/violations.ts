import type { Guide } from '../../guide';

export const violations: Guide = {
  topic: 'violations',
  questions: [
    'I got a violation, what now?',
    'my video was removed',
    'how do i appeal',
    'am i shadowbanned',
    'my account is restricted',
    'what is creator health rating',
    'unoriginal content violation',
    'can i repost the same video',
    'can i post the same video on two accounts',
    'i lost access to tiktok shop',
    'my link was removed',
    'low quality content violation',
    'can i use someone elses video',
  ],
  parts: [
    'Don’t post anything new yet. Open the notice, read exactly which second or word it’s about, take the quiz if there is one, then appeal only if you can show it’s wrong. The US window is 30 days.',
    '**A short appeal works best:** “At 0:12 I say [words]. The product page says [same words], screenshot attached.” No anger, no essay. If they’re right, take the lesson and refilm.',
    '**Score (US):** the Creator Health Rating runs 0–1,000, 200 and up is healthy, and quizzes and clean sales bring it back. The same violation six times in 90 days can cost you selling rights. Elsewhere, check your Creator Center.',
    '“Shadowban” isn’t something TikTok officially acknowledges; look at the account check first. Reposts, a second account with the same video and borrowed clips (the seller’s too) count as unoriginal. Refilm: new take, new angle, your voice.',
  ],
  suggestions: ['What am I not allowed to say?', 'Do I have to say it’s an ad?', 'Why am I stuck at 200 views?'],
  tool: '/pre-publication-checklist',
};
