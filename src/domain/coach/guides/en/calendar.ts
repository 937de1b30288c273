import type { Guide } from '../../guide';

export const calendar: Guide = {
  topic: 'calendar',
  questions: [
    'What should I film for the coming weeks?',
    'black friday ideas',
    'when is black friday 2026',
    'christmas content tiktok shop',
    'content calendar',
    'back to school ideas',
    'valentines day products',
    'when do the sales start in france',
    'mothers day video ideas',
    'what season sells best',
    'ideas for halloween',
    'monthly content plan',
  ],
  parts: [
    'Film three to four weeks ahead of the date. Gift videos need time to travel, and the parcel does too. Your last posting day is the delivery cut-off on the product page, not the holiday.',
    '**January to June:** resolutions, French winter sales (6 Jan–2 Feb 2027), Valentine’s, spring cleaning. Mother’s Day: UK 7 March 2027, US 9 May, France 30 May. Easter 28 March, Father’s Day 20 June. French summer sales from 23 June. Check official dates.',
    '**July to December:** travel and Prime Day in July, back to school in August, autumn home and Halloween in October. Black Friday 27 November 2026, Cyber Monday 30 November. Then gifts until the cut-off, and organizing right after Christmas.',
    '**Three videos for any date:** who it’s for (“for the sister who owns everything”), the product in that day’s scene, and the honest “order by” one. Two weeks later, make the same trio without the holiday.',
  ],
  suggestions: ['Which product should I start with?', '3 hooks for my niche', 'How do I find trends?'],
  tool: '/weekly-content-planner',
};
