import type { Guide } from '../../guide';

export const start: Guide = {
  topic: 'start',
  questions: [
    'How do I start?',
    'Plan my first week',
    'What do I film today?',
    'where do i begin',
    'im a complete beginner what do i do first',
    'first video ideas for a beginner',
    'i have no idea what to post',
    'day 1 what do i do',
    'never sold anything how do i start on tiktok shop',
    'i just joined now what',
    'how do i get started as an affiliate',
    'what should i do this week',
  ],
  parts: [
    'Take one thing you already own, under about €/$35, that does something visible within five seconds. Film it today at a window, with the phone you have. One posted video tells you more than a week of research.',
    '**Today’s video, 20 seconds:** the result in your first frame, the product in your hand by second 2, one demo without a cut, one thing you don’t love about it, then “it’s just below”. Three takes maximum, then post.',
    '**Your first week:**\n' +
      '- Day 1: film and post one product\n' +
      '- Day 2: check what your Creator Center asks of you\n' +
      '- Days 3–4: same product, two new openings\n' +
      '- Day 5: a demo with no talking\n' +
      '- Day 6: answer a real comment on camera\n' +
      '- Day 7: keep the opening that held people longest',
    'No shop access yet? Make the same videos without the product card. They grow the account and become your portfolio when you ask for samples. Once a post can earn you commission, it has to say it’s an ad.',
  ],
  openShop: {
    3: 'Your shop is open, so attach a product to the very first video, even with few followers. From then on the post can earn you commission, and it has to say it’s an ad.',
  },
  nichePart: 1,
  besideProduct: [],
  byNiche: {
    beauty:
      '**Beauty, today:** take a lip stain, brow gel or hair oil from your own bathroom. First frame: bare side next to finished side, at the window. Then how you got there. No filter. A smoothed face ruins the proof, and France wants retouching labeled.',
    fashion:
      '**Fashion, today:** one piece you really wear. Phone two meters away, full length. Say your height and the size you took, then sit, bend and walk. Fit in motion is what buyers can’t get from the product page.',
    tech: '**Tech, today:** a charger, light or mic you own. Shot one: the annoyance (flat phone, dark face, wind noise). Shot two: same spot, same framing, product on. Say which phone you tried it with.',
    gadgets:
      '**Gadgets, today:** the object that makes visitors ask “what’s that?”. Film the mechanism in close-up before you name it, then fix one real annoyance with it in a single take. A cut in the middle looks like a trick.',
    fitness:
      '**Fitness, today:** bands, sliders or a massage ball. Open mid-rep, side view, product clearly in frame, then show one mistake and its fix. Talk grip, comfort and floor space. Leave fat loss and muscle promises out.',
    wellness:
      '**Wellness, today:** a sleep mask, heat pad or acupressure mat. Film your real evening: the texture, the sound, your first minute with it. “It feels warm and heavy on me” is yours to say. “It cures” never is.',
    home: '**Home, today:** find the worst corner you have. Prop the phone on books, same angle before and after, and clean or sort it in one take. Ugly first frame, satisfying last one. No face needed.',
    cooking:
      '**Cooking, today:** chopper, oil sprayer or egg cooker. Phone overhead, one vegetable, real sound. Open on the finished bowl, then go back to the whole onion. Only say how long it took if the timer was in shot.',
    lifestyle:
      '**Lifestyle, today:** film one ritual you’d do anyway: desk in the morning, bag by the door, lamp at night. Let the tumbler, planner or light do its job inside it, and stay quiet until your last line.',
    parenting:
      '**Parenting, today:** choose the moment that wears you out, like crumbs on the back seat. Film your hands and the object, never a child presenting it. Mess first, then the bib, snack box or busy book at work.',
    pets: '**Pets, today:** put the slow bowl, lick mat or hair remover in front of your animal and film the first reaction uncut, phone at its eye level. If the cat walks off, keep it in. Honest and funny beats perfect.',
    gaming:
      '**Gaming, today:** one desk, one upgrade. Film the setup dark, switch the LED strip on, then show the cable side too. Gamers zoom in on what you hide, so show it first.',
  },
  suggestions: [
    'Which product should I start with?',
    '3 hooks for my niche',
    'Write me a script',
    'How many followers do I need?',
  ],
  tool: '/weekly-content-planner',
};
