import type { Guide } from '../../guide';

export const editing: Guide = {
  topic: 'editing',
  questions: [
    'How do I edit it?',
    'editing tips',
    'how do i make my videos more dynamic',
    'how fast should cuts be',
    'my video feels slow',
    'which app to edit',
    'how do i make a loop',
    'transitions',
    'how do i keep people watching',
    'retention editing',
    'jump cuts',
    'where do i cut',
  ],
  parts: [
    'Give the eye something new every 2 to 4 seconds, every 1 to 2 in the opening, and slow down on the proof. New angle, closer crop, hand entering: any of them counts. Effects don’t.',
    '**Cut in this order:**\n' +
      '- Drop the hello and every breath before the product\n' +
      '- Move your best half-second to the front\n' +
      '- Leave the demo whole\n' +
      '- Add subtitles and “Ad”\n' +
      '- Watch once muted, once with eyes shut',
    'Make the last phrase run into the first one. “…and that’s why” at the end, “this pan was black” at the start. Some people will watch twice before they notice.',
    'TikTok’s own editor or CapCut is enough. Never cover the product with stickers, and don’t cut inside the proof: an invisible edit there costs you the sale.',
  ],
  nichePart: 1,
  byNiche: {
    beauty:
      '**Beauty cut:** finished side first, one second. Then application at normal speed, because speeding it up hides the truth people came for. Two macros, a jump to daylight, done. No smoothing, no color filter on skin.',
    fashion:
      '**Fashion cut:** change pose on every cut, keep the frame identical. Half-second shots for outfits, one uncut five-second walk for the fit. Size text stays on throughout. A body stretched in editing is a lie, and has to be labeled in France.',
    tech: '**Tech cut:** alternate off and on, same frame, hard cut. Keep raw sound on the comparison: no music, no noise reduction, or the test proves nothing. Circle the port for a second.',
    gadgets:
      '**Gadget cut:** mechanism, one second. Annoyance, two. Then the fix in full, without a cut. Finish on the frame you opened with and it loops by itself.',
    fitness:
      '**Fitness cut:** open mid-rep, change angle every two reps, put a small counter on screen. Keep one full set uncut so people believe the resistance. Never speed up the movement.',
    wellness:
      '**Wellness cut:** slower than the rest, around four seconds a shot, cut on the breath. Keep natural sound and drop music entirely. Timer text (“minute 1”, “minute 10”) does the storytelling.',
    home: '**Home cut:** finished result for one second, hard cut to the horror. Speed up the boring scrubbing at most ×4 and write “×4” on it, leave the decisive wipe in real time. Last frame matches the first.',
    cooking:
      '**Cooking cut:** plate first, then back to the raw ingredient. Cut on sound: click, chop, sizzle. Keep the timer visible in one take, and close on the bite so it loops into the plate.',
    lifestyle:
      '**Lifestyle cut:** let each gesture finish before you cut, three seconds each, and cut on movement. One color mood throughout. The product appears by second 2 even if you only name it at the end.',
    parenting:
      '**Parenting cut:** chaos in three quick half-second shots, then a calm long one of the product working. Check every frame for a child’s face or an address. Blur or cut, don’t hope.',
    pets: '**Pet cut:** reaction first, cause after. Keep pauses, animals are funnier with timing. Freeze the look for half a second, text above the ears, then the demo in one take.',
    gaming:
      '**Gaming cut:** cut the light on to a click you recorded yourself. Dark, light, dark gives you the loop. Slow down on the cable side, that’s where people pause.',
  },
  suggestions: ['Do I need subtitles?', 'Which music can I use?', 'Write my caption', 'Analyze my video'],
  tool: '/video-editing',
};
