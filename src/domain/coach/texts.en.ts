import { forProductEnglish } from './forProduct.en';
import { moreEnglish, moreProductsEnglish } from './more.en';
import { NICHE_NAMES } from './nicheNames';
import { reasonsEnglish } from './reasons.en';
import { shotsEnglish } from './shots.en';
import type { CoachTexts } from './texts';

export const english: CoachTexts = {
  locale: 'en-GB',
  niches: NICHE_NAMES.en,
  andFor: (niche) => `What about ${niche}?`,
  anyQuestion: ['What can you do?', '3 hooks for my niche', 'Which product should I start with?'],
  askNiche: 'What’s your niche? One word and I’ll redo this for it.',
  askProduct:
    'Selling something else? Keep the timing, swap the move. Or name your product and I’ll rewrite the script for it.',
  whichNiche: 'I don’t know your niche yet: tap it below or give me one word. Until then, this works in all of them.',
  otherLanguage:
    'Here’s what I can do: find a product, write hooks, titles, scripts and captions, plan a live, read your numbers, explain affiliate rules. Tap a question below, or ask yours again in English or French.',
  sameInNiche: (niche) => `The rule is the same for ${niche}. What you show is what changes:`,
  languageNote: 'I’m written in French and English, so this answer is in English.',
  unknown: [
    [
      'I don’t know that one, and I’d rather say so than make something up.',
      'Here’s what I can do: pick a niche and a product, write hooks, titles, scripts and captions, plan a live, read your numbers, work out a goal, explain affiliate rules and what to disclose. Which one?',
    ],
    [
      'No reliable answer from me there: it isn’t in my guides.',
      'Ask me why a video stalls, what to sell in your niche, how to fill an hour of live, or when commission lands. That’s my patch.',
    ],
    [
      'That’s outside what I do, so I’ll pass.',
      'If you meant your shop, a video or a live, say it another way. Or give me a product and I’ll give you three hooks and a shot list.',
    ],
  ],
  unclear: [
    [
      'About what: hooks, products, lives, numbers? Give me the subject and I’ll carry on.',
      'Not sure where to start? Tell me your product, or your last video in one sentence. That’s enough for me.',
    ],
    [
      'I’m missing the subject. One word such as “titles” or “live” will do.',
      'Or start from your next video: tell me the item and what visibly changes, and I’ll write the opening.',
    ],
  ],
  vague: [
    [
      'Where does it get stuck: views, clicks or sales?',
      `**Quick sort**
- Few views: change the first frame and the first line
- Views, no clicks: show the item by second two, with one reason to buy
- Clicks, no orders: check price, reviews and delivery time on the page`,
    ],
    [
      'Give me one number and I’ll tell you what to change: views on your last three videos, or their product clicks.',
      'Meanwhile, remake your best video with a different first frame. Same item, same light, one difference. Nothing teaches faster.',
    ],
  ],
  thanks: [
    ['Any time.', 'Now pick up the phone and film that first frame, even badly. We fix it after.'],
    [
      'Glad it helps.',
      'Come back with your 24-hour numbers: views, clicks, orders. We’ll plan the next one from those.',
    ],
  ],
  refusal: [
    ['Fair enough, we’ll drop it.', 'What would help most today: a video to film, a live to plan or a problem to fix?'],
    [
      'No problem.',
      'Then tell me what you have in front of you: a product, a posted video, a live coming up. I’ll start there.',
    ],
  ],
  complaint: [
    [
      'Fair, that was too general or beside the point.',
      'Give me two things in one message: your product, and what’s stuck (filming, views, clicks, sales, live). You get one thing to do today.',
    ],
    [
      'OK, let’s try that again.',
      'Tell me your last video in one sentence: first frame, what you say, what happened. I’ll tell you what to change first.',
    ],
  ],
  greetingAgain: [
    ['Still here.', 'What are you filming today? Give me the item and I’ll give you the first frame.'],
    ['Hi again.', 'What do we fix first: an idea for a video, one that stalled, or your next live?'],
  ],
  orDidYouMean: (question) => `If you meant “${question}”, say so and I’ll switch.`,
  understoodAs: (question) =>
    `I read that as “${question}” If it was something else, say it again with the subject in a word.`,
  caveats: {
    video:
      'I can’t watch a video from a message. Tap “Analyze my video” and choose the file. Meanwhile, play it on mute: if the product isn’t clear before second three, refilm that first.',
    stats:
      'I can’t see your numbers: they stay in TikTok Studio, under analytics. Type them here and I’ll tell you what they mean.',
    commission:
      'I can’t know what one product pays right now: each seller sets the rate and changes it. It’s on the product’s page in the marketplace of your Creator Center.',
    prediction:
      'Nobody can predict what a video will do, me included. What you control: the first frame, how clear the promise is, and how many tries you take.',
  },
  onwards: [
    (question) => `You have the essentials on that. The useful next step: “${question}”`,
    (question) => `Next up: “${question}”`,
  ],
  inShort: (sentence) => `**Short version:** ${sentence}`,
  doNow: (sentence) => `**Do this:** ${sentence}`,
  precisely: (sentences) => `On that point:${sentences}`,
  checkIt: {
    craft: [
      'Check it on your own account: change only this in your next video and compare it with the median of your last ten.',
      'Try it on two videos of the same item, one with, one without. Your test beats any study.',
    ],
    rules: [
      'The exact rule for your country is in your Creator Center. Look before you post, it changes often.',
      'When in doubt take the careful version. Refilming costs ten minutes, a restricted account costs weeks.',
    ],
  },
  goal: {
    title: (goal, niche) => `**${goal} a month${niche ? ` in ${niche}` : ''}, the sum:**`,
    example: (goal) => `**Example with ${goal} a month:**`,
    order: (price, rate, commission) => `- ${price} basket × ${rate} commission = ${commission} an order`,
    orders: (goal, commission, orders) => `- ${goal} ÷ ${commission} = ${orders} orders`,
    views: (goal, commission, conversion, views) =>
      `- ${goal} ÷ (${commission} × ${conversion} conversion) = ${views} views`,
    assumptions: 'These are assumptions, not a forecast: no income is promised.',
    cautious: (orders, from, to, clicks, bought) =>
      `**The careful version, rule of thumb:** ${clicks} of views click, ${bought} of clicks order. ${orders} orders then take between ${from} and ${to} views. Swap in your own rates as soon as you have them.`,
    inEuros: 'I calculate in euros: put your own currency in its place, the steps stay the same.',
    askGoal: 'How much a month are you after? Give me the amount and I’ll redo the sum.',
    sale: (price, rate, each, orders, total) =>
      `**The sum:** ${price} × ${rate} = ${each} an order. For ${orders} orders: ${total}, before returns, cancellations and coupons.`,
    saleOnce: (price, rate, each) =>
      `**The sum:** ${price} × ${rate} = ${each} an order, before returns, cancellations and coupons.`,
    saleTarget: (price, rate, each, target, orders) =>
      `**The sum:** ${price} × ${rate} = ${each} an order. ${target} ÷ ${each} = ${orders} orders delivered and kept: plan for a few more, as returns, cancellations and coupons take some away.`,
  },
  productNext: {
    scripts: 'Write me the script',
    hooks: '3 other hooks',
    'live-run': 'And on a live?',
    analytics: 'Analyze my video',
  },
  forProduct: forProductEnglish,
  shots: shotsEnglish,
  your: (bare) => `your ${bare}`,
  more: moreEnglish,
  moreProducts: moreProductsEnglish,
  reasons: reasonsEnglish,
};
