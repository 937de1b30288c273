import type { Guide } from '../../guide';

export const eligibility: Guide = {
  topic: 'eligibility',
  questions: [
    'How many followers do I need?',
    'how many followers do u need',
    'do i need 1000 followers',
    'can i join with 500 followers',
    'what age do you have to be',
    'im 17 can i sell on tiktok shop',
    'which countries have tiktok shop',
    'is tiktok shop available in my country',
    'tiktok shop requirements',
    'am i eligible',
    'why cant i join the affiliate program',
    'is it available in ireland',
    'how many followers to go live',
  ],
  parts: [
    'Around 1,000 in most reports, but it changes by country and over time, so the number in your app is the only one that counts. Profile, ☰, TikTok Studio, “TikTok Shop for creators” shows it. LIVE has its own bar, often near the same.',
    'You also need to be 18, pass an identity check and have an account in good standing. No political accounts. Under 18? Build the audience now with normal videos and apply at 18.',
    '**Shop countries I know of:** UK, Ireland, US, Spain, France, Germany and Italy, joined in June 2026 by Austria, Belgium, the Netherlands and Poland. Several Asian markets too. The list moves, so check your app.',
    'Under the bar today? Post three demos a week on one theme with products you own. It gets you followers who like product videos, and something to show the first seller you write to.',
  ],
  openShop: {
    0: 'Your shop is open, so you’re past the bar. It changes by country and over time, and your Creator Center says whether anything is still limited, in the first weeks for example. LIVE has its own bar, often near the same.',
    1: 'What stays true once you’re in: you need to be 18 and keep the account in good standing. Read the messages in Creator Center, that’s where a limit shows first.',
    3: 'From here it’s about the content: three demos a week on one theme, each with a product attached. It gets you followers who like product videos, and something to show the next seller.',
  },
  suggestions: ['How do I open my shop?', 'Plan my first week', 'How do I choose my niche?'],
  tool: '/setup-guide',
};
