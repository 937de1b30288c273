import type { Guide } from '../../guide';

export const titles: Guide = {
  topic: 'titles',
  questions: [
    '3 titles for my niche',
    'give me a title',
    'title ideas',
    'what do i write on the first frame',
    'cover text for my video',
    'viral title',
    'what text should i put on screen',
    'how do i title my video',
    'headline for my video',
    'catchy title for my product',
    'thumbnail text',
    'how long should a title be',
  ],
  parts: [
    '**Three titles you can adapt now:**\n' +
      '- “Keep it or send it back?”\n' +
      '- “The part the photos don’t show”\n' +
      '- “One take, no cut: does it work?”',
    'Five to eight words on the first frame, big, in the middle band, readable in one second. Put in the word people search for: “small kitchen”, “dog hair”, “frizzy ends”. Then say it aloud as well.',
    '**For {product}:** take the doubt every buyer has, write it as a question, and let the video answer. “Does it last a full day?” beats any adjective.',
    'A title promises exactly what the video shows. If “she hated it” didn’t happen, choose another. “The best ever” only makes people argue.',
  ],
  nichePart: 0,
  byNiche: {
    beauty:
      '**Three titles for beauty:**\n' +
      '- “One coffee later: did it stay?”\n' +
      '- “Bare brow, done brow, same light”\n' +
      '- “No filter: texture up close”',
    fashion:
      '**Three titles for fashion:**\n' +
      '- “5 ft 3: where it really ends”\n' +
      '- “One sweatshirt, three Mondays”\n' +
      '- “Keep or return? Honest try-on”',
    tech:
      '**Three titles for tech:**\n' +
      '- “Phone mic vs this, same street”\n' +
      '- “Check your port before you buy”\n' +
      '- “My desk had nine cables”',
    gadgets:
      '**Three titles for gadgets:**\n' +
      '- “Guess what this does”\n' +
      '- “Small thing, daily annoyance, gone”\n' +
      '- “It works. Except here.”',
    fitness:
      '**Three titles for fitness:**\n' +
      '- “Why your band keeps rolling up”\n' +
      '- “Two square meters is enough”\n' +
      '- “Carpet or wood? Slider test”',
    wellness:
      '**Three titles for wellness:**\n' +
      '- “Minute 1 vs minute 10 on spikes”\n' +
      '- “My 10 pm, phone outside”\n' +
      '- “Sleep mask: what annoyed me”',
    home:
      '**Three titles for home:**\n' +
      '- “Don’t open this drawer”\n' +
      '- “One stripe. No cut.”\n' +
      '- “Renters: nothing to drill”',
    cooking:
      '**Three titles for cooking:**\n' +
      '- “Onion, timer, no knife”\n' +
      '- “Small kitchen? Measure this first”\n' +
      '- “And now I have to wash it”',
    lifestyle:
      '**Three titles for lifestyle:**\n' +
      '- “An easy Monday starts here”\n' +
      '- “Packing for three days, one small bag”\n' +
      '- “Gray room, one click”',
    parenting:
      '**Three titles for parenting:**\n' +
      '- “One hot coffee, please”\n' +
      '- “Shaken upside down: did it leak?”\n' +
      '- “Bag packed in the order I need it”',
    pets:
      '**Three titles for pets:**\n' +
      '- “Black sofa, white dog”\n' +
      '- “Dinner with a timer”\n' +
      '- “She hated it. Then this.”',
    gaming:
      '**Three titles for gaming:**\n' +
      '- “Same desk, one strip”\n' +
      '- “The cable side, uncensored”\n' +
      '- “Three hours in: still comfy?”',
  },
  suggestions: ['3 hooks for my niche', 'Write my caption', 'Which hashtags should I use?'],
  tool: '/title-generator',
};
