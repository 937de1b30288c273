import type { Guide } from '../../guide';

export const lowViews: Guide = {
  topic: 'low-views',
  questions: [
    'Why am I stuck at 200 views?',
    '200 view jail',
    'my videos get no views',
    'why do my videos flop',
    'my views dropped suddenly',
    '0 views on my video',
    'how do i go viral',
    'tiktok stopped showing my videos',
    'no one watches my videos',
    'i get 300 views max',
    'how do i get more views',
    'should i delete videos that flop',
  ],
  parts: [
    'Usually the first people TikTok showed it to left too soon. So change the first frame and the first sentence. Not the hour, not the hashtags.',
    '**Check today, in this order:**\n' +
      '- Account status and any notice on the video\n' +
      '- Product visible by second 2?\n' +
      '- First line: your buyer’s problem, or your hello?\n' +
      '- Text readable, sound clear, not a repost?\n' +
      '- Where exactly does the retention curve fall?',
    'Refilm the same idea three ways: start on the result, start on the problem, start with a demo and no words. Same product, new takes, a couple of days apart. That tells you more than ten new topics.',
    'Keep the flop online; it teaches you and can still move later. And stay calm about the number: in Buffer’s huge sample a typical post sat around 500 views however often people posted. You’re waiting for outliers, like everybody.',
  ],
  suggestions: [
    '3 hooks for my niche',
    'Which numbers should I look at?',
    'How often should I post?',
    'Analyze my video',
  ],
  tool: '/performance-analyzer',
};
