/**
 * What the model knows of each screen that it may lead to, by address: a few words. Every tool is here but the list of all
 * of them (`tests/contract/coachScreens.test.ts`).
 */
export const COACH_SCREENS = {
  '/title-generator': 'titles',
  '/viral-script-generator': 'shop script',
  '/viral-video-structure': 'video structure',
  '/creative-formats': 'formats',
  '/description-generator': 'caption and hashtags',
  '/video-editing': 'editing',
  '/live-script-generator': 'live script',
  '/tiktok-live-planner': 'live plan',
  '/live-recommendations': 'live by niche',
  '/weekly-live-planner': 'week of lives',
  '/tiktok-strategy': 'posting strategy',
  '/publishing-scheduler': 'posting times and reminders',
  '/weekly-content-planner': 'videos of the week',
  '/weekly-strategy': 'plan of the week',
  '/daily-recommendations': 'product of the day',
  '/product-recommendations': 'products by country',
  '/performance-analyzer': 'read a video’s numbers',
  '/content-tracker': 'what was made',
  '/pre-publication-checklist': 'checks before posting',
  '/daily-viral-alerts': 'what works now',
  '/conversion-planner': 'conversion plan',
  '/user-dashboard': 'goal and the sum behind it',
  '/setup-guide': 'opening the shop',
};
