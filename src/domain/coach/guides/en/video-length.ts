import type { Guide } from '../../guide';

export const videoLength: Guide = {
  topic: 'video-length',
  questions: [
    'How long should my video be?',
    'best video length',
    'is 15 seconds enough',
    'short or long videos',
    'do long videos work better',
    'how many seconds for a product video',
    'is one minute too long',
    'my videos are too long',
    'ideal length for tiktok shop',
    '30 seconds or 60 seconds',
  ],
  parts: [
    '15–35 seconds for an impulse buy, 35–60 if it needs explaining, a minute or more for a real review or tutorial. Take those as starting points, then let your last ten videos decide.',
    'The studies disagree. Across 1.1 million videos (2025) Buffer counted more reach above a minute than between 30 and 60 seconds; checklists for sellers say 15–30. When in doubt, blame the slow start before the length.',
    'In that same study the median viewer stayed about 3 seconds on 5–10 s clips and about 7 on 30–60 s ones. Whatever you choose, product and problem have to be clear within those first seconds.',
    'Watch your draft muted, thumb ready. Cut at the moment you’d scroll, and cut everything before the product shows up. The draft nearly always gets better.',
  ],
  suggestions: ['How do I edit it?', '3 hooks for my niche', 'Write me a script'],
  tool: '/viral-video-structure',
};
