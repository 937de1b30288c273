import type { Guide } from '../../guide';

export const claims: Guide = {
  topic: 'claims',
  questions: [
    'What am I not allowed to say?',
    'Is before and after allowed?',
    'can i say it heals',
    'can i say it makes you lose weight',
    'forbidden words tiktok shop',
    'can i say its the best',
    'can my kid be in the video',
    'what products are banned',
    'can i say dupe',
    'can i promote supplements',
    'medical claims',
    'can i say it removes wrinkles',
    'can i show my results',
  ],
  parts: [
    'Say what you felt and what the camera sees: “helps”, “feels”, “on me”. Never “cures”, “guaranteed” or “in 3 days”. If you couldn’t prove it to the brand’s lawyer, leave it out.',
    '**Refused or risky:** illness and treatment, weight, fat or muscle promises, “dupe” talk, invented reviews, filters that change the product. Banned products: weapons, drugs, tobacco, prescription and sexual-enhancement products.',
    '**Before/after:** yes, if it’s real, same light, no filter, and it’s you. The US guide accepts “results vary” for before/after and time-to-result only; it doesn’t rescue any other claim. A weight before/after is out.',
    'Lost for words? Swap the promise for a detail: how long you’ve had it, where it rubs, what it replaced, who should skip it. It’s more convincing and it keeps you out of trouble.',
  ],
  nichePart: 1,
  byNiche: {
    beauty:
      '**Beauty:** say “looks smoother in this light”, never “erases wrinkles” or “treats acne”. No “approved by”, no scaring people off legal ingredients. In France, cosmetic surgery and injections can’t be promoted, and a retouched face needs “Images retouchées”.',
    tech: '**Tech:** battery hours, range and charging speed only as measured by you or stated on the page, and say which. No “works with every phone”. Don’t run down a named competitor. Safety marks: show the real label or say nothing.',
    gadgets:
      '**Gadgets:** show it working in one take, and where it doesn’t. No speeded-up footage passed off as real, no trick cut. Range, power and “works on any surface” only as tested or as the page says.',
    fitness:
      '**Fitness:** no kilos, no “burns fat”, no “builds muscle”, no body before/after to sell a band. US shop rules name exactly these. Talk about movement: “fits in two square meters”, “this one didn’t roll up on me”.',
    wellness:
      '**Wellness:** say “my shoulders feel looser afterwards”. Never pain, anxiety or insomnia as something the product treats. In the EU a supplement gets only the claims on the official register; in France nothing may look better than medical care.',
    cooking:
      '**Cooking:** tools are simple: show capacity, noise, cleanup. Food isn’t. No “detox”, “slimming” or “good for your heart”. In France, sweet drinks and processed food fall under the health-message rule. Time saved only if the timer ran in shot.',
    parenting:
      '**Parenting:** no child presenting, describing or demonstrating (US rule); in France, under-16s need prior approval. Film your hands. “Safe”, “helps them sleep” and ages come from the product page or not at all.',
    pets: '**Pets:** no “calms anxiety”, “cures itching” or “vet approved” unless the product page proves it. Say what your animal did: “he ate slower than usual”. Never force a reaction; the comments will see it and they’ll be right.',
  },
  suggestions: ['Do I have to say it’s an ad?', 'Can I mention the price?', 'I got a violation, what now?'],
  tool: '/pre-publication-checklist',
};
