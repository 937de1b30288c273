import type { Guide } from '../../guide';

export const addProduct: Guide = {
  topic: 'add-product',
  questions: [
    'How do I add a product to my video?',
    'i dont have the add product button',
    'where is the add link button',
    'can i add a link after posting',
    'can i change the product link on a video',
    'my product link is hidden',
    'how do i add a product to my showcase',
    'product out of stock on my video',
    'how do i replace a product',
    'yellow cart not showing',
    'add product to live',
    'the orange basket disappeared',
    'can i put several products in one video',
  ],
  parts: [
    'On the post screen, before you publish: Add link, then Product, then choose from your showcase or the marketplace. Check that the name shown is the item you filmed. One product a video, one reason to buy; the second gets tomorrow’s video.',
    '**No button?** Check these:\n' +
      '- Approved as a shop creator yet?\n' +
      '- App up to date, ID passed?\n' +
      '- Account public?\n' +
      '- Pilot or weekly limit used up?\n' +
      'Then log out and in. Still nothing: ask support in your Creator Center.',
    '**Already posted?** Adding a product afterwards works on some accounts only. Swapping it isn’t possible under the US rules. Out of stock for over 48 hours, TikTok may offer you a replacement.',
    'Hidden product card usually means a limit or a violation. Look under Video, Manage, and read the reason before you post anything else. If the pairing was wrong, refilm it with the right product.',
  ],
  suggestions: ['How do I open my shop?', 'I got a violation, what now?', 'What do I say at the end?'],
  tool: '/setup-guide',
};
