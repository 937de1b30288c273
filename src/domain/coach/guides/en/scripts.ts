import type { Guide } from '../../guide';

export const scripts: Guide = {
  topic: 'scripts',
  questions: [
    'Write me a script',
    'script for my product',
    'give me a shot list',
    'what do i say in my video',
    'video structure',
    '30 second script',
    'how do i structure a tiktok shop video',
    'video idea for my product',
    'tell me exactly what to film',
    'i dont know what to say on camera',
    'storyboard',
    'script for a review',
  ],
  parts: [
    '**Any product, 25 s:**\n' +
      '- 0–2 s: the result or the annoyance, product in hand\n' +
      '- 2–6 s: one sentence on the problem\n' +
      '- 6–16 s: the demo, one take, real sound\n' +
      '- 16–21 s: proof in close-up, plus one flaw\n' +
      '- 21–25 s: “I’d take it again for this. It’s just below.”',
    'Keep one buying reason a video. Five reasons make a brochure; film them as five videos. Have “Ad” readable on screen from the first second until the last (“Publicité” for French viewers).',
    '**For {product}:** which shot would convince a friend who doubts? That’s your seconds 6 to 16. Build the rest around it.',
    'Read it aloud once with a timer. Any sentence you wouldn’t say at the kitchen table goes. If the take contradicts the script, change the script.',
  ],
  nichePart: 0,
  byNiche: {
    beauty:
      '**Example: Lip stain, 24 s**\n' +
      '- 0–2 s: cup rim and your lips. “No mark. Look.”\n' +
      '- 2–6 s: tube at your cheek, the smeared lipstick next to it\n' +
      '- 6–14 s: apply in one take, macro, waiting time on screen\n' +
      '- 14–20 s: napkin, sip, napkin\n' +
      '- 20–24 s: one flaw, then “shades are just below”',
    fashion:
      '**Example: Leggings, 26 s**\n' +
      '- 0–3 s: squat at the window. “No edit.”\n' +
      '- 3–7 s: height and size on screen, waistband close up\n' +
      '- 7–16 s: walk, sit, reach for a top shelf\n' +
      '- 16–22 s: the flaw (pocket, heat, length)\n' +
      '- 22–26 s: “I took a medium. Size chart’s just below.”',
    tech:
      '**Example: Lapel mic, 25 s**\n' +
      '- 0–4 s: “This is my phone mic, next to a road.” Mic in hand\n' +
      '- 4–8 s: clip it on, light turns green\n' +
      '- 8–16 s: same sentence, same spot, raw sound\n' +
      '- 16–21 s: the plug, battery light, case\n' +
      '- 21–25 s: “Check your port. It’s just below.”',
    gadgets:
      '**Example: Motion light, 22 s**\n' +
      '- 0–2 s: dark cupboard, hand goes in, light\n' +
      '- 2–6 s: “I used to hold my phone in my teeth.”\n' +
      '- 6–13 s: peel, stick, done, one take\n' +
      '- 13–18 s: walk past three times, show when it misses you\n' +
      '- 18–22 s: “It’s in the cart, measure your shelf first.”',
    fitness:
      '**Example: Fabric band, 25 s**\n' +
      '- 0–3 s: band rolls up mid-squat. “Sits too high.”\n' +
      '- 3–6 s: the band against your palm\n' +
      '- 6–16 s: eight reps, side then front\n' +
      '- 16–21 s: stretched to the limit, seam in macro\n' +
      '- 21–25 s: “I use the medium. Resistance chart’s just below.”',
    wellness:
      '**Example: Acupressure mat, 30 s**\n' +
      '- 0–3 s: hand pressing the spikes. “Would you lie on this?”\n' +
      '- 3–8 s: lie down, real face, no music\n' +
      '- 8–18 s: minute 1, 5 and 10, in your own words\n' +
      '- 18–25 s: how it rolls up, where you keep it\n' +
      '- 25–30 s: “That’s how it felt on me. It’s just below.”',
    home:
      '**Example: Cleaning paste, 22 s**\n' +
      '- 0–2 s: burned pan in macro\n' +
      '- 2–4 s: paste and sponge enter the frame\n' +
      '- 4–13 s: one stripe, real time\n' +
      '- 13–18 s: rinse, clean half next to burned half\n' +
      '- 18–22 s: “Try a hidden corner first. It’s just below.”',
    cooking:
      '**Example: Chopper, 24 s**\n' +
      '- 0–2 s: diced onion falls into the pan\n' +
      '- 2–5 s: whole onion, chopper, timer in frame\n' +
      '- 5–13 s: chop, sound up, no cut\n' +
      '- 13–19 s: lid off, uneven bits, the cleanup\n' +
      '- 19–24 s: “Right size for two of us. It’s just below.”',
    lifestyle:
      '**Example: Sunset lamp, 22 s**\n' +
      '- 0–3 s: gray wall, click, orange wall\n' +
      '- 3–7 s: lamp in your hand next to a mug\n' +
      '- 7–15 s: bedside, desk, behind a plant\n' +
      '- 15–19 s: what bothers you (the cable, the switch)\n' +
      '- 19–22 s: “Cable length is on the page, just below.”',
    parenting:
      '**Example: Snack box, hands only, 24 s**\n' +
      '- 0–3 s: back seat full of crumbs. “Again.”\n' +
      '- 3–6 s: box in your hand, compartments open\n' +
      '- 6–14 s: fill, shut, turn it over above the table\n' +
      '- 14–19 s: open it one-handed, then wash it\n' +
      '- 19–24 s: “Check the age on the page, just below.”',
    pets:
      '**Example: Hair remover, 20 s**\n' +
      '- 0–2 s: one swipe, fluff to the lens\n' +
      '- 2–5 s: the culprit asleep on that cushion\n' +
      '- 5–12 s: the whole cushion, one take\n' +
      '- 12–16 s: empty the tray, show what stays in the seam\n' +
      '- 16–20 s: “Good on my sofa, useless on wool. It’s just below.”',
    gaming:
      '**Example: LED strip, 22 s**\n' +
      '- 0–2 s: dark desk, click, light\n' +
      '- 2–5 s: strip in hand along the monitor\n' +
      '- 5–13 s: wipe, stick, the corner bend, double speed\n' +
      '- 13–18 s: cable side and remote\n' +
      '- 18–22 s: “Measure your desk, then it’s just below.”',
  },
  suggestions: [
    '3 hooks for my niche',
    'How do I film it with my phone?',
    'What do I say at the end?',
    'Write my caption',
  ],
  tool: '/viral-script-generator',
};
