import type { Guide } from '../../guide';

export const subtitles: Guide = {
  topic: 'subtitles',
  questions: [
    'Do I need subtitles?',
    'should i add captions to my video',
    'subtitle style',
    'how do i add subtitles',
    'where do i put subtitles',
    'auto captions are wrong',
    'what font for subtitles',
    'do people watch without sound',
    'subtitles in english or french',
    'text on screen tips',
  ],
  parts: [
    'Yes. In one survey 69% of US adults said they mute videos in public. Caption word for word, three to six words a line, in the middle band.',
    'Start from auto captions, then fix brand names, sizes and prices by hand. That’s where the machine slips, and where a mistake becomes a false promise.',
    'White with a dark outline is enough. Keep lines off the product, off your mouth and away from the bottom left, where the product card sits. One strong word in bold beats animated rainbow text.',
    'Caption in the language you speak. For a second audience put a short title in theirs on the first frame, and film a separate version when it’s worth it.',
  ],
  suggestions: ['How do I edit it?', '3 titles for my niche', 'Do I have to say it’s an ad?'],
  tool: '/video-editing',
};
