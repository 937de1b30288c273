import type { Guide } from '../../guide';

export const callsToAction: Guide = {
  topic: 'calls-to-action',
  questions: [
    'What do I say at the end?',
    'call to action ideas',
    'cta for tiktok shop',
    'how do i make people buy',
    'how do i tell people where to buy',
    'my cta sounds pushy',
    'where do people tap to buy',
    'when should i put the cta',
    'can i say check my profile',
    'end of my video is weak',
    'what cta converts',
    'give me 2 ctas',
  ],
  parts: [
    '**Two endings you can say today:**\n' +
      '- “It’s just below if you’ve got the same problem.”\n' +
      '- “Read the one-star reviews first. Still want it? It’s in the cart.”',
    'One action, right after the proof, spoken and written at the same moment. Then stop. “Like, follow, comment and buy” asks for four things and gets none.',
    'Buyers tap the product card above your caption; on a LIVE it’s the pinned card or the cart (basket in the UK). Don’t send them to your profile or another site: US shop rules forbid taking buyers elsewhere.',
    'No “last few left” or “today only” unless the product page says so while you film. A helpful ending (a size, a port, who should skip it) moves more people than fake hurry.',
  ],
  nichePart: 0,
  byNiche: {
    beauty:
      '**Two endings for beauty:**\n' +
      '- “I’m wearing shade 3. All of them are just below.”\n' +
      '- “Got sensitive skin? Read the ingredients in the cart first.”',
    fashion:
      '**Two endings for fashion:**\n' +
      '- “I’m five foot three in a small. Size chart’s just below.”\n' +
      '- “Between two sizes? Ask me in the comments before you order.”',
    tech:
      '**Two endings for tech:**\n' +
      '- “Look at your port, then look just below.”\n' +
      '- “The full list of phones it fits is on the page in the cart.”',
    gadgets:
      '**Two endings for gadgets:**\n' +
      '- “If you’ve got that cupboard too, it’s just below.”\n' +
      '- “Measure first, ten seconds. Then it’s in the cart.”',
    fitness:
      '**Two endings for fitness:**\n' +
      '- “I train with the medium. All resistances are just below.”\n' +
      '- “Got hard floors? Take these. They’re in the cart.”',
    wellness:
      '**Two endings for wellness:**\n' +
      '- “That’s how it felt on me. If you’re curious, it’s just below.”\n' +
      '- “Check the cable length and the fabric in the cart, then decide.”',
    home:
      '**Two endings for home:**\n' +
      '- “Same pan at home? It’s just below.”\n' +
      '- “Read which surfaces it’s not for, it’s all in the cart.”',
    cooking:
      '**Two endings for cooking:**\n' +
      '- “Cooking for two? This size. It’s just below.”\n' +
      '- “Open your drawer, check the space, then it’s in the cart.”',
    lifestyle:
      '**Two endings for lifestyle:**\n' +
      '- “If your Mondays look like mine, it’s just below.”\n' +
      '- “Mine’s the small one. Both sizes are in the cart.”',
    parenting:
      '**Two endings for parenting:**\n' +
      '- “Check the age on the page. It’s just below.”\n' +
      '- “Save this for the next car trip. The box is in the cart.”',
    pets:
      '**Two endings for pets:**\n' +
      '- “Mine weighs six kilos and takes a small. Sizes are just below.”\n' +
      '- “Dog who chews everything? Skip it. Everybody else: it’s in the cart.”',
    gaming:
      '**Two endings for gaming:**\n' +
      '- “Measure your desk, then it’s just below.”\n' +
      '- “Tell me your setup in the comments. The strip’s in the cart.”',
  },
  suggestions: ['Write my caption', 'I get views but no sales', 'Can I mention the price?'],
  tool: '/viral-script-generator',
};
