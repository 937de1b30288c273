import type { CoachTexts } from './texts';

/** More of what is often asked for again, one bubble each: templates that fit any niche. */
export const moreEnglish: CoachTexts['more'] = {
  start: [
    `**Ten ideas from one product:**
- The result first, then how you got there
- The flaw the page doesn’t show
- Your old way, then this one
- The mistake you used to make with it
- An answer to a real comment
- One timed try, no cuts
- A week of use, really filmed
- What’s in the box, and what isn’t
- Who shouldn’t buy it
- Where it lives and when you reach for it`,
  ],
  hooks: [
    `Three more, different types:
- **Problem**: “If you get [the exact annoyance] too, watch my hands.”
- **Question**: “Is it worth the price? I’ll show you, you decide.”
- **Mistake**: “I had this upside down.” Only if you did.`,
    `Three again:
- **Comment**: put a real comment on screen and answer it by doing it
- **POV**: “POV: it’s 7:50 and [the scene everyone knows].”
- **Comparison**: “Left, how I used to do it. Right, with this.”`,
    `Another three:
- **Curiosity**: “I didn’t see the point. Then I did this.”
- **Price**: “Here’s what [price shown as I film] gets you.”
- **Demo**: no words, the move up close, the sound it makes.`,
    `Last three I keep in reserve:
- **Flaw first**: “Let me start with what annoys me.”
- **Challenge**: “One minute, one try. Let’s see if it holds.”
- **Result**: your last shot first, then “Let me rewind.”`,
  ],
  titles: [
    `- “[Item]: what the page doesn’t show”
- “[Item]: the real test, one take”
- “The detail that made me keep it”`,
    `- “[Item]: watch this before you buy”
- “[Exact problem]? Here’s my fix”
- “[Item]: three questions before you pay”`,
    `- “[Item]: 3 mistakes to skip”
- “[Item] at [today’s price]: what you get”
- “Answering ‘what is that even for?’”`,
  ],
  scripts: [
    `**Honest review, 25 s**
- 0–3 s: the flaw, said first
- 3–10 s: item in hand, the whole move
- 10–18 s: why you keep it, up close
- 18–22 s: who should skip it
- 22–25 s: “It’s right below.”`,
    `**Reply to a comment, 20 s**
- 0–3 s: the real comment on screen, you read it out
- 3–14 s: answer by doing it, no cut in the move
- 14–18 s: the result, held still for two seconds
- 18–20 s: “Next question? I’ll test it.”`,
    `**Two methods, 30 s**
- 0–3 s: both results side by side
- 3–12 s: the old way, timer in shot
- 12–22 s: same job with the item, same frame
- 22–27 s: the gap, in one sentence
- 27–30 s: “It’s in the cart below.”`,
    `**How to use it, 35 s**
- 0–3 s: the item used wrong, and what that ruins
- 3–25 s: three steps, one shot each, number on screen
- 25–31 s: the result in daylight
- 31–35 s: “Save this for your first go.”`,
  ],
  'calls-to-action': [
    `- “The one I’m holding is in the cart.”
- “Read the reviews first, they’re right below.”
- “Not sure on size? Put yours in the comments.”`,
    `- “Today’s price is on the page, right below.”
- “If that’s your morning too, it’s in the cart.”
- “Skip it if [limit]. Otherwise it’s right below.”`,
    `- “Check the photos in the reviews, down there.”
- “A or B? Both are in the cart.”
- “That’s the exact one I use, right below.”`,
  ],
  descriptions: [
    `Two more captions to fill in:
- “#ad [Item]: the whole test, watch the end. It’s in the cart.”
- “#ad [Problem]? My fix in 20 seconds. Right below.”`,
    `And another two:
- “#ad [Item]: what I wish I’d known. Price on the page.”
- “#ad [Item]: would you use it like this? Tested at mine. In the cart.”`,
  ],
  hashtags: [
    'To vary without scattering: keep the market tag and the product tag, change the other three. One for the problem it fixes, one for the moment (morning, travel, back to school), one for the niche. Five in all.',
    'Type your product word in TikTok’s search bar: the suggestions are what people really type. Use one as a tag, and say it out loud in the first three seconds too.',
  ],
  motivation: [
    'For the flat days, a small format: one item, three two-second shots, your voice over the top. Fifteen minutes with the edit. Post it, put the phone away.',
    'Count what you control: videos posted, openings tested, questions answered. Write it down every Sunday. Views go up and down, that column only grows.',
  ],
};

export const moreProductsEnglish: CoachTexts['moreProducts'] = {
  title: (niche) => `Other kinds worth a look for ${niche}:`,
  lists: {
    beauty: [
      'lip stain, collagen mask, heatless curlers, brow gel, setting spray',
      'pimple patches, hair oil, hot brush, lash clusters, makeup sponges',
    ],
    fashion: [
      'shapewear, leggings, oversized sweatshirt, matching set, bag',
      'jewelry, belt, pajamas, socks, sunglasses',
    ],
    tech: [
      'magnetic charger, mini printer, phone stand, lapel mic, LED light',
      'cable box, tracker tag, power bank, screen cleaner, earbuds',
    ],
    gadgets: [
      'pocket fan, mini vacuum, car organizer, motion light, multitool',
      'mini printer, tracker tag, magnetic mount, compact inflator, screen cleaner',
    ],
    fitness: ['bands, sliders, grips, foam roller, shaker', 'weighted vest, mat, belt bag, jump rope, massage ball'],
    wellness: [
      'massager, acupressure mat, sleep mask, heat pad, posture strap',
      'bottle, herbal tea, gratitude journal, foot file, aroma roll-on',
    ],
    home: [
      'electric scrubber, cleaning paste, hangers, drawer dividers, lint remover',
      'motion light, vacuum bags, mop, shower filter, sofa cover',
    ],
    cooking: [
      'chopper, oil sprayer, air-fryer liners, egg cooker, silicone lids',
      'scale, lunch box, frother, knife sharpener, spice set',
    ],
    lifestyle: [
      'tumbler, planner, candle warmer, sunset lamp, tote',
      'travel cubes, book light, diffuser, pillow spray, key organizer',
    ],
    parenting: [
      'silicone bib, bath toy, busy book, night light, snack box',
      'organizer bag, stroller hook, label kit, magnetic tiles, white-noise machine',
    ],
    pets: [
      'hair remover, slow bowl, lick mat, paw cleaner, fountain',
      'cat tunnel, harness, car cover, brush, interactive ball',
    ],
    gaming: [
      'RGB strip, headset stand, thumb grips, mousepad, controller dock',
      'wrist rest, fan, desk shelf, keycaps, cable clips',
    ],
  },
  rule: [
    'Rule of thumb for sorting them: €10–35, a result you can see in five seconds, 4.3 stars or more, in stock. One you already own goes first.',
    'Before you pick one, open its page: recent reviews with photos, delivery time, the rate shown. Then ask one thing: what visibly changes with the sound off?',
  ],
};
