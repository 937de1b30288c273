import type { Guide } from '../../guide';

export const liveObjections: Guide = {
  topic: 'live-objections',
  questions: [
    'How do I answer “it’s too expensive”?',
    'people say its too expensive',
    'someone says its a scam',
    'how do i deal with trolls',
    'what do i say when they ask about delivery',
    'they say its cheaper elsewhere',
    'mean comments on live',
    'how do i handle objections',
    'people ask about returns',
    'what do i answer if they doubt the quality',
    'they say its fake',
    'which size question on live',
  ],
  parts: [
    'Don’t argue with “too expensive”. Say what’s in the box and what one use costs: “I’ve used mine most mornings for two months. If you’d use it twice a year, leave it.” Your real two months, of course.',
    '**Ready answers:**\n' +
      '- “Is it a scam?” “You pay in the app. Returns are on the page, I’ll read them out.”\n' +
      '- “Does it work?” Show it again, then read one good and one bad review\n' +
      '- “Delivery?” Read the date on screen\n' +
      '- “Which size?” Tape measure, on camera',
    '“Cheaper elsewhere” gets one calm line: “Could be, compare the seller and the returns too.” Don’t name or mock the other shop, and don’t send anybody off the app.',
    '**Trolls:** keyword filter before you start, a friend as moderator, mute without a speech. One neutral sentence at most, then back to the demo. Every second on a troll is taken from somebody about to buy.',
  ],
  suggestions: ['What do I do minute by minute on a live?', 'What do I say at the end?', 'People click but don’t buy'],
  tool: '/live-script-generator',
};
