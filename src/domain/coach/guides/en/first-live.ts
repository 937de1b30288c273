import type { Guide } from '../../guide';

export const firstLive: Guide = {
  topic: 'first-live',
  questions: [
    'Plan my first live',
    'how do i prepare my first live',
    'im scared to go live',
    'what do i need to go live',
    'how long should my first live be',
    'how many products for a live',
    'can i go live with 0 viewers',
    'nobody came to my live',
    'what do i say when i start a live',
    'first live checklist',
    'which products should i show first on live',
  ],
  parts: [
    'Three products you own, 45–60 minutes, one aim: learn your numbers. Sales would be a bonus. Do one rehearsal with no products attached, so the buttons are boring by the time it counts.',
    '**Order:** 1. the quickest demo, 2. your star, 3. what goes with it. **Opening line:** “I’m testing three things live, including what I don’t like. This is an ad, I earn a commission.”',
    '**Before you tap Go LIVE:**\n' +
      '- Charger in, do not disturb on, stable Wi-Fi\n' +
      '- Content disclosure switched on\n' +
      '- Ten questions with answers, on paper\n' +
      '- A friend as moderator\n' +
      '- Prices and stock checked that day\n' +
      '- Host 18 or over',
    'Nobody there? That’s normal the first time. Run your loop as if fifty people watched, because each person who drops in sees your first ten seconds. Then refilm the best minute as a teaser for the next one.',
  ],
  nichePart: 1,
  byNiche: {
    beauty:
      '**Order:** 1. lip stain (swatch, napkin), 2. heatless curlers or hair oil as the star, 3. setting spray. **Opening line:** “Half my face is done, half is bare. Tell me which side to fix. Ad: I earn a commission on these three.”',
    fashion:
      '**Order:** 1. socks or belt (instant), 2. leggings as the star, 3. the sweatshirt over them. **Opening line:** “I’m five foot three, wearing a small. Tell me your height, I’ll measure on camera. It’s an ad, I earn a commission.”',
    tech: '**Order:** 1. screen cleaner (dirty phone, one wipe), 2. lapel mic as the star, 3. LED light. **Opening line:** “You’re hearing my phone mic. In ten seconds you won’t. This live is an ad, I earn commission.”',
    gadgets:
      '**Order:** 1. lint remover on your own sleeve, 2. mini printer as the star, 3. motion light, room dark. **Opening line:** “Three odd objects, you decide which stays on my desk. It’s an ad, I earn a commission.”',
    fitness:
      '**Order:** 1. massage ball (sit on it), 2. bands as the star, 3. sliders. **Opening line:** “Do five reps with me or just watch me struggle. Ad: I earn a commission on these three.”',
    wellness:
      '**Order:** 1. sleep mask (phone light test), 2. acupressure mat as the star, 3. heat pad. **Opening line:** “Bad day at a desk? Sit down, we’re going slow tonight. It’s an ad, I earn a commission.”',
    home: '**Order:** 1. lint remover on the sofa, 2. cleaning paste on a burned pan as the star, 3. drawer dividers. **Opening line:** “This pan is a disgrace, watch the left half. It’s an ad, I earn a commission.”',
    cooking:
      '**Order:** 1. oil sprayer, 2. chopper as the star, 3. silicone lids for the leftovers. **Opening line:** “We’re making salsa live and I’m not touching a knife. This is an ad, I earn a commission.”',
    lifestyle:
      '**Order:** 1. tumbler (upside down over paper), 2. sunset lamp as the star, lights off, 3. planner. **Opening line:** “Let’s set up my Monday together. It’s an ad, I earn a commission on these three.”',
    parenting:
      '**Order:** 1. bib (spoon of sauce on it), 2. snack box as the star, 3. busy book, your hands only. **Opening line:** “The kids are asleep, so we’re packing the car bag. It’s an ad, I earn a commission.”',
    pets: '**Order:** 1. hair remover on a cushion, 2. slow bowl as the star, timer on, 3. lick mat. **Opening line:** “The boss joins in ten minutes if she feels like it. It’s an ad, I earn a commission.”',
    gaming:
      '**Order:** 1. cable clips, 2. LED strip as the star, room dark, 3. wrist rest. **Opening line:** “We’re fixing this desk live, you choose the color. It’s an ad, I earn a commission.”',
  },
  suggestions: [
    'What do I do minute by minute on a live?',
    'How do I answer “it’s too expensive”?',
    'How many followers do I need?',
  ],
  tool: '/tiktok-live-planner',
};
