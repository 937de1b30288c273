import type { Guide } from '../../guide';

export const hooks: Guide = {
  topic: 'hooks',
  questions: [
    '3 hooks for my niche',
    'give me a hook',
    'how do i start my video',
    'hook ideas',
    'best hook for tiktok shop',
    'what do i say in the first 3 seconds',
    'people scroll past my video',
    'my first sentence is boring',
    'what makes a good hook',
    'give me an opening line',
    'hook for my product',
    'different types of hooks',
    'i need a better intro',
  ],
  parts: [
    '**Three openings that fit almost anything:**\n' +
      '- Result: “This is after. Wait until you see before.”\n' +
      '- Problem: “If this drives you mad too, look at my hand.”\n' +
      '- Negative: “Don’t buy this before you’ve seen the back of it.”',
    'Say it while you do it. Your hand already shows the product, and the same idea stands on screen in six words or fewer. No hello, no name, no logo.',
    '**For {product}:** open on the exact second the job gets done. The name comes afterwards.',
    'Film three different openings and refilm the demo with each, so you’re never reposting the same video. Say only what happened: no seven-day test without seven days, no comment you wrote yourself.',
  ],
  nichePart: 0,
  byNiche: {
    beauty:
      '**Three for beauty:**\n' +
      '- Result: “Left side done, right side bare. Same window, no filter.”\n' +
      '- Problem: “Foundation flaking next to your nose? Watch this cheek.”\n' +
      '- Demonstration: no words, a sip, you turn the cup, text “look at the rim”',
    fashion:
      '**Three for fashion:**\n' +
      '- Problem: “I’m five foot three and every pair drags on the floor. Not these.”\n' +
      '- Test: “Squat test, facing the window, no edit.”\n' +
      '- Negative: “Don’t order your usual size. I did.”',
    tech:
      '**Three for tech:**\n' +
      '- Comparison: “Phone mic next to a road. Now the same sentence with this.”\n' +
      '- Scene: “POV: 4 pm, nine percent, no socket.”\n' +
      '- Negative: “Look at your port before you fall for this one.”',
    gadgets:
      '**Three for gadgets:**\n' +
      '- Curiosity: “Everyone who comes over asks what this thing is.”\n' +
      '- Demonstration: no words, the mechanism in macro, text “turn the sound on”\n' +
      '- Price: “Guess what I paid. The page is up at the end.”',
    fitness:
      '**Three for fitness:**\n' +
      '- Mistake: “Your band keeps rolling up because it’s sitting here.”\n' +
      '- Scene: “POV: your gym is a rug and a radiator.”\n' +
      '- Negative: “Skip these sliders if your whole place is carpet.”',
    wellness:
      '**Three for wellness:**\n' +
      '- Question: “Would you lie on this? I’m about to.”\n' +
      '- Scene: “It’s 10 pm and my shoulders are still up by my ears.”\n' +
      '- Test: “Seven nights with this sleep mask, and what annoyed me.” Only after seven nights.',
    home:
      '**Three for home:**\n' +
      '- Result: “Left half: cleaned. Right half: my real life.”\n' +
      '- Problem: “You’ve got a drawer like this. Don’t lie.”\n' +
      '- Demonstration: no words, one wipe through the grease, text “no cut”',
    cooking:
      '**Three for cooking:**\n' +
      '- Result: “Three onions, no knife, and my eyes are fine.”\n' +
      '- Comparison: “Left, my knife. Right, this. Same onion, timer on.”\n' +
      '- Negative: “Don’t get one if your drawers are already full.”',
    lifestyle:
      '**Three for lifestyle:**\n' +
      '- Curiosity: “I laughed at these cups until I had a two-hour train.”\n' +
      '- Scene: “POV: it’s Sunday night and you want an easy Monday.”\n' +
      '- Social proof: a real comment on screen: “where’s that lamp from??”',
    parenting:
      '**Three for parenting:**\n' +
      '- Scene: “POV: you’d like to drink one coffee while it’s hot.”\n' +
      '- Problem: “Crumbs on the back seat again? Watch me shake this upside down.”\n' +
      '- Mistake: “I packed this bag wrong for a year.”',
    pets:
      '**Three for pets:**\n' +
      '- Demonstration: no words, one swipe on a dark sofa, fluff held up to the lens\n' +
      '- Test: “Dinner usually takes her twenty seconds. Timer on.”\n' +
      '- Negative: “Don’t buy this if your dog eats plastic.”',
    gaming:
      '**Three for gaming:**\n' +
      '- Result: dark desk, click: “Same desk. One strip.”\n' +
      '- Mistake: “You bought the light and left the cables like this?”\n' +
      '- Question: “Does a wrist rest survive a three-hour session? I timed mine.”',
  },
  suggestions: ['Write me a script', '3 titles for my niche', 'How do I film it with my phone?', 'Analyze my video'],
  tool: '/title-generator',
};
