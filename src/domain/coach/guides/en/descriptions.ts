import type { Guide } from '../../guide';

export const descriptions: Guide = {
  topic: 'descriptions',
  questions: [
    'Write my caption',
    'write a description for my video',
    'caption ideas',
    'what do i write under my video',
    'how long should the caption be',
    'description with hashtags',
    'seo for tiktok captions',
    'where do i put ad in the caption',
    'product description for tiktok',
    'caption for my product',
    'keywords in caption',
  ],
  parts: [
    '**A caption to adapt:** “Ad · The problem I had every morning, and what fixed it. One flaw is in the video. It’s just below.”',
    'The first 150 characters or so are what people see. In this order: “Ad”, a benefit or question with the product word, a bit of proof, one action. Hashtags last.',
    '**For {product}:** write the words a buyer would type: the person, the room, the problem. Say them in the video as well; TikTok seems to read speech and on-screen text too.',
    '“Ad” in the caption isn’t enough in the US or in France: put it in the video as well. For French viewers write “Collaboration commerciale” or “Publicité”, on screen and in the caption.',
  ],
  nichePart: 0,
  byNiche: {
    beauty:
      '**Example:** “Ad · Lip stain vs my coffee cup: swatch, sip, napkin test. What I’d change is in the video. Shades are just below.”',
    fashion:
      '**Example:** “Ad · Are these leggings see-through? Squat test at the window, 5 ft 3, size S. Size chart is just below.”',
    tech: '**Example:** “Ad · Lapel mic test next to a road: same sentence, with and without. Check your port, then it’s just below.”',
    gadgets:
      '**Example:** “Ad · Stick-on motion light in a dark cupboard. I show when it misses me, too. It’s just below.”',
    fitness:
      '**Example:** “Ad · Resistance band that rolls up? Eight reps, two angles, seam up close. All strengths are just below.”',
    wellness:
      '**Example:** “Ad · Ten honest minutes on an acupressure mat. How it felt on me, nothing more. It’s just below.”',
    home: '**Example:** “Ad · Burned pan, one cleaning paste, no cut. Look at the line in the middle. It’s in the cart.”',
    cooking:
      '**Example:** “Ad · Vegetable chopper in a small kitchen: timer on, no cut, cleanup included. It’s just below.”',
    lifestyle:
      '**Example:** “Ad · Sunset lamp in a gray bedroom: three spots tested, ugly cable and all. It’s just below.”',
    parenting:
      '**Example:** “Ad · Snack box for the car: filled, shut, shaken upside down. Washing it at the end. It’s just below.”',
    pets: '**Example:** “Ad · Dog hair on a black sofa, one pass, real time. What stays in the seam is in there too. It’s just below.”',
    gaming:
      '**Example:** “Ad · LED strip on a small desk: install, corners, cable side. Measure first, then it’s just below.”',
  },
  suggestions: ['Which hashtags should I use?', '3 titles for my niche', 'Do I have to say it’s an ad?'],
  tool: '/description-generator',
};
