import type { Guide } from '../../guide';

export const openShop: Guide = {
  topic: 'open-shop',
  questions: [
    'How do I open my shop?',
    'how do i set up tiktok shop',
    'how do i become a tiktok shop affiliate',
    'how do i sign up as a creator',
    'is it free to join',
    'do i need a business account',
    'where is tiktok studio',
    'how long does verification take',
    'my id was rejected',
    'how do i set up my showcase',
    'i dont have a shop account yet',
    'steps to join tiktok shop',
  ],
  parts: [
    '**The path:** Profile, ☰, TikTok Studio, “TikTok Shop for creators”, then age and ID check. After that the product marketplace opens and you fill your showcase. Joining is free.',
    'Have ID ready, sometimes proof of address too. Reports say about 24 hours. Rejected? Retake the photo on a dark table with no flash, and make sure name and birth date match your account exactly.',
    'Sources disagree about needing a business account, so follow what your app asks. Set up the payout account in the same name as your ID before your first sale.',
    '**As soon as you’re in:**\n' +
      '- Read your pilot limits in Creator Center\n' +
      '- Add three products you own, not thirty\n' +
      '- Attach one to a video today, even with few followers',
  ],
  openShop: {
    0: 'You told me your shop is open, so there’s nothing left to open. In TikTok Studio, “TikTok Shop for creators”, check two things: your payout account carries the same name as your ID, and your showcase shows on your profile.',
    1: 'Asked for your ID again? Take the photo on a dark table with no flash, and make sure name and birth date match your account exactly.',
    3:
      '**Now that you’re in:**\n' +
      '- Read your pilot limits in Creator Center\n' +
      '- Add three products you own, not thirty\n' +
      '- Attach one to a video today, even with few followers',
  },
  suggestions: [
    'How do I add a product to my video?',
    'How many followers do I need?',
    'Which product should I start with?',
    'Do I need to register a business?',
  ],
  tool: '/setup-guide',
};
