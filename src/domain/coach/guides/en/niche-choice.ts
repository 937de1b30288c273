import type { Guide } from '../../guide';

export const nicheChoice: Guide = {
  topic: 'niche-choice',
  questions: [
    'How do I choose my niche?',
    'which niche should i choose',
    'what niche sells the most',
    'best niche on tiktok shop',
    'should i stick to one niche',
    'can i mix niches',
    'how do i find my niche',
    'i like beauty and tech which one do i pick',
    'is my niche too crowded',
    'can i change niche later',
    'what niche is the most profitable',
    'what does my niche reward',
  ],
  parts: [
    'Choose the shelf you could film ten times without buying anything. What do you use every day, and what do friends ask you about? Your own cupboards beat any list of “profitable niches”.',
    'Choose by the filming you enjoy. Beauty and home live on visible change, tech on a mechanism, fashion on an honest try-on, pets on a reaction, cooking on prep you can watch. If you hate that shot, you’ll quit by week three.',
    '**Ten-minute test:** write ten video ideas for that niche without searching. Stuck at four? Wrong niche. Then open three product pages: in stock, decent reviews, a price you’d pay yourself.',
    'Stay on that theme for 30 days, then widen to its neighbor: tech to desk setup, makeup to hair. In France, beauty and fashion sold most in late 2025. That shows demand; it doesn’t tell you what suits you.',
  ],
  nichePart: 1,
  byNiche: {
    beauty:
      '**Beauty** rewards skin people can see: daylight, close-up, no filter, a change in seconds. The shelf is packed, so be narrow: brows, short hair, textured skin, over-40. Talk about how it looks and feels. Treating a skin condition is off limits.',
    fashion:
      '**Fashion** rewards a body viewers recognize as theirs. Give height, size and fit, then move. Take a lane: petite, plus size, office, rainy commute. Watch returns: a refunded order takes your commission with it, so be strict about sizing.',
    tech: '**Tech** rewards a clear mechanism and plain limits: battery, ports, noise, which phones it fits. As a rule of thumb commission rates run lower than in beauty, so accessories that need no explaining are the easier start.',
    gadgets:
      '**Gadgets** reward surprise: one odd object fixing one annoyance in one take. Novelty wears off fast, so you’ll need fresh products all the time. Keep a note of daily irritations and hunt for the object that fixes each.',
    fitness:
      '**Fitness** rewards form, small spaces and showing up. You don’t need an athlete’s body; beginners trust beginners. Stay away from weight, fat and muscle promises: they break US shop rules and can cost you the video.',
    wellness:
      '**Wellness** rewards calm: texture, sound, evening light, how it feels on you. It has the strictest wording of all, with no illness and no treatment. If you’re careful with words, hands-only filming suits it well.',
    home: '**Home** rewards a locked angle, a filthy start and a clean finish. Everybody has the problem and you need no face. Own one job (cleaning, storage, renting) so people know why to follow you.',
    cooking:
      '**Cooking** rewards hands, sound and somebody actually eating it. Tools are simpler to promote than food: health wording is tightly framed, and France adds a health-message rule for sweet drinks and processed food.',
    lifestyle:
      '**Lifestyle** rewards a scene people want to live in. The danger is being about nothing. Pick one moment and repeat it until it’s yours: early mornings, exam weeks, packing a bag.',
    parenting:
      '**Parenting** rewards relief, and parents trust the ones who admit what failed. Film hands and objects, because children may not present products. Ages and safety come from the product page, never from your guess.',
    pets: '**Pets** reward a true reaction, plus hair, water and drool. Your actor doesn’t take direction, so film long and cut later. No health or anxiety promises; “dinner took her four minutes” is enough.',
    gaming:
      '**Gaming** rewards the reveal: dark desk, click, light. People buy accessories for looks and comfort, and the review they wait for is a real three-hour session. Never promise better aim or rank.',
  },
  suggestions: ['Which product should I start with?', '3 hooks for my niche', 'How often should I post?'],
  tool: '/daily-viral-alerts',
};
