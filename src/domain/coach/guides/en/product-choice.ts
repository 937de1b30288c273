import type { Guide } from '../../guide';

export const productChoice: Guide = {
  topic: 'product-choice',
  questions: [
    'Which product should I start with?',
    'what product should i promote',
    'what sells best right now',
    'what should i sell',
    'best products for beginners',
    'is this a good product to promote',
    'do i need to own the product',
    'how do i pick a winning product',
    'how many products should i promote',
    'how many videos per product',
    'cheap or expensive products',
    'products for my niche',
    'how do i know if a product will sell',
  ],
  parts: [
    'Start with something you use: about €/$10–35, in stock, rated around 4.3 or more, one clear problem, and a result a stranger sees within five seconds. Yes, you need it in your hands. You can’t judge a product from its photos.',
    'Good first products prove themselves on camera: lip color, cleaning paste, a vegetable chopper, a magnetic charger, a pet-hair remover. Skip what takes weeks to show, what sounds like medicine, and sizes you haven’t tried.',
    '**For {product}:** write the problem in six words, then the one shot that proves it’s solved. If either won’t come, promote something else.',
    'Before you commit, read the one-star reviews, the delivery time and the commission rate. Then plan five to ten different angles. One flop says nothing about the product, only about that opening.',
  ],
  nichePart: 1,
  byNiche: {
    beauty:
      '**Beauty, roughly €/$8–35:**\n' +
      '- Lip stain: cup test, napkin test\n' +
      '- Brow gel: one brow done, one bare\n' +
      '- Heatless curlers: bedtime, then morning\n' +
      '- Hair oil: dull strand, shiny strand\n' +
      'The proof sits on your face in daylight. Leave anything that needs a month of use for later.',
    fashion:
      '**Fashion, roughly €/$10–45:**\n' +
      '- Leggings: squat test at the window\n' +
      '- Oversized sweatshirt: one piece, three outfits\n' +
      '- Bag: everything that fits, one item at a time\n' +
      '- Sunglasses: front, side, head shake\n' +
      'Choose what you can move in. Fit is the demo.',
    tech:
      '**Tech, roughly €/$8–40:**\n' +
      '- Lapel mic: same sentence with and without\n' +
      '- Magnetic charger: the snap, in close-up\n' +
      '- LED light: your face off, then on\n' +
      '- Mini printer: paper sliding out\n' +
      'One gesture, one sound, understood on mute. Check ports and phone models first.',
    gadgets:
      '**Gadgets, roughly €/$8–40:**\n' +
      '- Motion light: dark cupboard, hand in, light\n' +
      '- Cable box: nest of wires, lid on\n' +
      '- Tracker tag: hide the keys, find them\n' +
      '- Electric lint remover: half a sleeve\n' +
      'Pick the one that makes people ask what it is.',
    fitness:
      '**Fitness, roughly €/$8–40:**\n' +
      '- Fabric bands: stays put or rolls up?\n' +
      '- Sliders: one floor, then carpet\n' +
      '- Massage ball: against a wall, your face says it\n' +
      '- Belt bag: jump with your phone inside\n' +
      'All filmable in two square meters, none needing a body promise.',
    wellness:
      '**Wellness, roughly €/$8–40:**\n' +
      '- Acupressure mat: first honest minute\n' +
      '- Sleep mask: light on, mask on, black screen\n' +
      '- Heat pad: weight, fabric, where the cable goes\n' +
      '- Foot file: close-up, if you dare\n' +
      'Sensation sells here. Anything that needs a health claim to sell is a no.',
    home:
      '**Home, roughly €/$6–50:**\n' +
      '- Cleaning paste: one stripe on a burned pan\n' +
      '- Drawer dividers: chaos, then order\n' +
      '- Electric scrubber: grout in real time\n' +
      '- Vacuum bags: the duvet shrinking\n' +
      'The dirtier your start, the better the video. Test a hidden corner first.',
    cooking:
      '**Cooking, roughly €/$7–60:**\n' +
      '- Chopper: whole onion, timer, cubes\n' +
      '- Oil sprayer: spray against a dark tray\n' +
      '- Egg cooker: peel one on camera\n' +
      '- Silicone lids: turn the bowl upside down\n' +
      'Show how it washes too. Somebody always asks.',
    lifestyle:
      '**Lifestyle, roughly €/$6–30:**\n' +
      '- Tumbler: upside down over your bag\n' +
      '- Sunset lamp: gray wall, click\n' +
      '- Travel cubes: closed case, then the pile that fitted\n' +
      '- Planner: your real Monday\n' +
      'Choose what already lives in your day. A prop looks like a prop.',
    parenting:
      '**Parenting, roughly €/$8–45:**\n' +
      '- Snack box: filled, shut, shaken\n' +
      '- Silicone bib: what it caught\n' +
      '- Busy book: hands only, page by page\n' +
      '- Night light: room dark, light on, brightness steps\n' +
      'Relief you can see. Check the age on the page and repeat it exactly.',
    pets:
      '**Pets, roughly €/$6–35:**\n' +
      '- Hair remover: one swipe, dark sofa\n' +
      '- Slow bowl: dinner with a timer\n' +
      '- Lick mat: the reaction, close up\n' +
      '- Paw cleaner: muddy water afterwards\n' +
      'If your own animal refuses it, don’t sell it. Say so and pick another.',
    gaming:
      '**Gaming, roughly €/$8–60:**\n' +
      '- LED strip: dark desk, click\n' +
      '- Headset stand: clutter, then not\n' +
      '- Cable clips: the underside of the desk\n' +
      '- Keycaps: sound before, sound after\n' +
      'One visible upgrade a video. The full setup tour comes later.',
  },
  suggestions: ['3 hooks for my niche', 'Write me a script', 'How do I get free samples?'],
  tool: '/daily-recommendations',
};
