import type { EvaluationCase } from './evaluation';

const tech = { niche: 'tech' };

export const evaluationEnglish: readonly EvaluationCase[] = [
  // Access, age, countries
  {
    message: 'how many followers do u need',
    topic: 'eligibility',
    contains: [/1,?000/, /your app/i],
    excludes: [/1,?500|2,?000/],
  },
  { message: 'im 17 can i sell', topic: 'eligibility', contains: [/18/] },
  { message: 'which countries have tiktok shop', topic: 'eligibility', contains: [/Ireland/, /France/, /Poland/] },
  { message: 'How do I set up my shop account?', topic: 'open-shop', contains: [/TikTok Studio/, /ID|identity/] },
  {
    message: 'there is no add product button',
    topic: 'add-product',
    contains: [/update|ID|private|eligib|quota|pilot/i],
  },
  { message: 'can i replace the product link after posting', topic: 'add-product', contains: [/US|can’t|cannot|no/i] },
  { message: 'why is my product link hidden', topic: ['add-product', 'violations'], contains: [/limit|violation/i] },
  { message: 'do i need to register a business', topic: 'business-status', contains: [/register|declare/i] },
  { message: 'do free gifts count for tax', topic: 'business-status', contains: [/gift|sample/i] },
  { message: 'open vs targeted collab', topic: 'collaborations', contains: [/open/i, /target/i] },
  { message: 'how do I get a better commission from a brand', topic: 'collaborations', contains: [/videos/] },
  { message: 'how do i get free samples', topic: 'samples', contains: [/14\s+days/] },
  { message: 'the sample is bad what do i do', topic: 'samples', contains: [/honest|lie|appeal|seller/i] },

  // Money
  {
    message: 'How many sales do I need for 1000 € with a 20% commission on a 35 € product?',
    topic: 'commissions',
    contains: [/€35 × 20% = €7/, /143 orders/],
  },
  { message: 'when do i get paid', topic: 'commissions', contains: [/deliver/i] },
  { message: 'my commission vanished', topic: 'commissions', contains: [/refund/i, /coupon/i] },
  { message: 'can the seller drop my rate', topic: ['commissions', 'collaborations'], contains: [/30\s+days/] },
  {
    message: 'what commission rate does this blender have right now',
    topic: 'commissions',
    contains: [/seller/, /Creator Cent/],
  },
  {
    message: 'how many views for 5k',
    profile: tech,
    topic: 'earnings-goal',
    contains: [/136,055/, /€1\.75/, /2\.1%/, /not a forecast/],
  },
  { message: 'I want to make $3000 a month with beauty', topic: 'earnings-goal', contains: [/33,483/, /assumptions/] },
  {
    message: 'how much can i earn',
    profile: { niche: 'home', financialGoal: '1000' },
    topic: 'earnings-goal',
    contains: [/€1,000/, /€1\.40/, /37,594/],
  },
  {
    message: 'can i make a living from this',
    topic: 'earnings-goal',
    contains: [/How much a month/, /assumption/i],
    excludes: [/you will earn|guaranteed/i],
  },
  { message: '4000', after: ['how much can i make'], topic: 'earnings-goal', contains: [/€4,000/] },
  {
    message: 'what about tech?',
    after: ['i want 2000 a month in beauty'],
    topic: 'earnings-goal',
    contains: [/€2,000 a month in tech/, /54,422/],
  },
  { message: '15% on a $20 product how much is that', topic: 'commissions', contains: [/3\.00|€3\b/] },
  { message: 'if I sell 40 orders at €30 with 10% commission', topic: 'commissions', contains: [/€120/] },

  // Video
  { message: '3 hooks for my niche', profile: tech, topic: 'hooks', contains: [/“/] },
  { message: 'give me a hook for my lip stain', profile: tech, topic: 'hooks', contains: [/your lip stain/] },
  {
    message: 'what about tech?',
    after: ['give me hooks for beauty'],
    topic: 'hooks',
    contains: [/charg|mic|cable|battery|print|magnet|phone/i],
    excludes: [/foundation|lipstick/i],
  },
  { message: 'another one', after: ['give me a hook for skincare'], topic: 'hooks', contains: [/“/] },
  { message: 'give me more', after: ['3 titles for my niche'], profile: tech, topic: 'titles', contains: [/“/] },
  { message: 'shorter', after: ['how do i film with my phone'], topic: 'filming', contains: [/Short version/] },
  { message: 'why?', after: ['when should i post'], topic: 'posting-times', contains: [/stud(?:y|ies)/i] },
  { message: 'and on live?', after: ['do i have to say its an ad'], topic: 'disclosure', contains: [/live/i] },
  { message: 'Write me a script for a portable blender', topic: 'scripts', contains: [/\d\s?s\b|seconds?/] },
  { message: 'how long should the video be', topic: 'video-length', contains: [/seconds|\d\s?s\b/] },
  { message: 'how do i film it alone with my phone', topic: 'filming', contains: [/window/i] },
  { message: 'do i need captions on screen', topic: 'subtitles', contains: [/mute|sound/i] },
  { message: 'can i use a viral song', topic: 'music', contains: [/commercial/i] },
  { message: 'i dont want to show my face', topic: 'faceless-and-ai', contains: [/hands/i, /voice/i] },
  { message: 'can i use ai videos', topic: 'faceless-and-ai', contains: [/label/i] },
  { message: 'how fast should i cut the edit', topic: 'editing', contains: [/second/] },
  { message: 'title ideas for an air fryer', topic: 'titles', contains: [/Air fryer/i] },
  { message: 'best hashtags for pets', topic: 'hashtags', contains: [/#(?:dogs|cat|pet)/i], excludes: [/#makeup/] },
  { message: 'how many hashtags', topic: 'hashtags', contains: [/five|5/i] },
  { message: 'is #fyp worth it', topic: 'hashtags' },
  { message: 'write a caption for my lick mat', topic: 'descriptions', contains: [/#ad\b|Ad\b/] },
  { message: 'how do i get people to click', topic: 'calls-to-action', contains: [/basket|below|cart/i] },
  {
    message: 'best time to post',
    profile: { niche: 'gaming' },
    topic: 'posting-times',
    contains: [/17|5\s?(?:–|-|to)?.*pm/i, /test/i],
  },
  { message: 'is sunday a good day to post', topic: 'posting-times', contains: [/Sunday|no proven|test/i] },
  { message: 'how many videos a week', topic: 'frequency', contains: [/three to seven|3–7/i] },

  // Product and niche
  { message: 'what should i sell first', topic: 'product-choice', contains: [/35/] },
  {
    message: 'product ideas for gaming',
    topic: 'product-choice',
    contains: [/mousepad|RGB|headset|controller|keycaps/i],
  },
  {
    message: 'fashion',
    after: ['hello'],
    topic: 'product-choice',
    contains: [/leggings|bag|shapewear|set|jewel|dress|belt/i],
  },
  { message: 'how do i pick a niche', topic: 'niche-choice', contains: [/30\s+days/] },
  { message: 'where do i start', topic: 'start', contains: [/own|product|item/] },
  { message: 'what do i film today', topic: ['start', 'scripts'], contains: [/film/i] },

  // Live
  { message: 'im scared to go live for the first time', topic: 'first-live', contains: [/three|3/i] },
  {
    message: 'nobody joins my live',
    topic: ['first-live', 'live-run'],
    contains: [/as if|normal|fifty|50|loop|teaser/i],
  },
  { message: 'how long should a live be', topic: ['live-run', 'first-live'], contains: [/45|60|hour/i] },
  { message: 'what do i say when chat goes quiet on live', topic: 'live-run', contains: [/question|hands|loop/i] },
  { message: 'someone says its a scam', topic: 'live-objections', contains: [/return|payment|page/i] },
  { message: 'they say its too expensive', topic: 'live-objections', contains: [/price|cost|included/i] },
  { message: 'when should i pin the product', topic: 'live-run', contains: [/pin/i] },

  // Results
  { message: 'why am i stuck at 200 views', topic: 'low-views', contains: [/first (?:frame|second|line|sentence)/] },
  { message: 'my views dropped', topic: 'low-views', contains: [/first (?:frame|second|line|sentence)/] },
  { message: 'lots of views but no sales', topic: 'views-without-sales', contains: [/product|item/] },
  { message: 'people click but dont buy', topic: 'clicks-without-sales', contains: [/price/i, /review/i] },
  { message: 'what is a good retention rate', topic: 'analytics', contains: [/rules? of thumb/i] },
  { message: 'what is ctor', topic: 'analytics', contains: [/orders per click/i] },
  { message: 'can you look at my stats', topic: 'analytics', contains: [/can’t see your numbers/] },
  { message: 'will this video go viral', topic: ['low-views', 'hooks', 'trends'], contains: [/Nobody can predict/] },
  { message: 'it doesnt work', topic: 'analytics', contains: [/views, clicks or sales/] },
  { message: 'should i boost my video', topic: 'boost', contains: [/48|72/, /earns|commission/i] },

  // Rules
  {
    message: 'do i have to say its an ad',
    topic: 'disclosure',
    contains: [/Ad\b|#ad/],
    excludes: [/300,?000|750,?000/],
  },
  {
    message: 'what words do i need in France to disclose',
    topic: 'disclosure',
    contains: [/Publicité/, /Collaboration commerciale/],
  },
  { message: 'does labelling an ad hurt reach', topic: 'disclosure', contains: [/TikTok says/i] },
  { message: 'can i say this serum cures acne', topic: 'claims', contains: [/never|no|not/i, /cures?/] },
  { message: 'are before and after pics allowed', topic: 'claims', contains: [/filter/i] },
  { message: 'can my kid be in the video', topic: 'claims', contains: [/hands|minor|under/i] },
  {
    message: 'can i say only today',
    topic: ['prices-and-promos', 'claims'],
    contains: [/true|false|mislead|decept|real/i],
  },
  { message: 'can i show a crossed out price', topic: 'prices-and-promos', contains: [/30\s+days/] },
  { message: 'i got a violation what now', topic: 'violations', contains: [/appeal/i] },
  { message: 'am i shadowbanned', topic: 'violations', contains: [/account/i] },
  { message: 'can i repost the same video on a second account', topic: 'violations', contains: [/original|refilm/i] },

  // Calendar, trends, morale, app
  { message: 'when is black friday', topic: 'calendar', contains: [/27/] },
  { message: 'what should i film for valentines day', topic: 'calendar', contains: [/Valentine/] },
  { message: 'whats trending right now', topic: 'trends', contains: [/Creative Center/, /can’t see/] },
  {
    message: 'which products are selling this week',
    topic: ['trends', 'product-choice'],
    contains: [/Creative Center|can’t/],
  },
  { message: 'i feel like giving up', topic: 'motivation', contains: [/video|post|week/i] },
  { message: 'does this app work offline', topic: 'app-help', contains: [/offline/i] },
  { message: 'hey', topic: 'small-talk' },
  { message: 'thanks a lot!', topic: 'small-talk', contains: [/Any time|Glad/] },
  {
    message: 'thanks, and what about hashtags?',
    after: ['3 titles for my niche'],
    profile: tech,
    topic: 'hashtags',
    contains: [/#/],
  },

  // Off topic
  {
    message: 'recipe for banana bread',
    topic: 'unknown',
    contains: [/don’t know|isn’t in my guides|outside what I do/],
  },
  { message: 'who will win the election', topic: 'unknown' },
  { message: 'write a python function to sort a list', topic: 'unknown' },
  { message: 'i have a headache what should i take', topic: 'unknown' },
  { message: 'what is the capital of Australia', topic: 'unknown' },
  { message: 'tell me a joke', topic: 'unknown' },
  { message: 'my dog is sick', topic: 'unknown' },
  { message: 'how do i fix my car engine', topic: 'unknown' },
  { message: 'book me a flight to Rome', topic: 'unknown' },
  { message: 'give me more', topic: 'unknown', contains: [/subject/] },

  // My product
  {
    message: 'I’ve got a lip stain to sell, where do I start?',
    topic: 'start',
    contains: [/not the packaging/, /hook/, /lip stain/, /just below/, /“Ad”/],
  },
  {
    message: 'write me a 15 sec script for my mini vacuum',
    topic: 'scripts',
    contains: [/Mini vacuum, 15 s/, /–15 s/],
    excludes: [/Motion light/],
  },
  { message: '3 hooks for a mouse jiggler', topic: 'hooks', contains: [/your mouse jiggler/, /Question/] },
  { message: 'air purifier script', topic: 'scripts', contains: [/Air purifier, 24 s/] },
  {
    message: 'and on a live?',
    after: ['hooks for my air fryer', 'shorter'],
    topic: 'live-run',
    contains: [/your air fryer/, /basket/],
  },
  { message: 'script pls', after: ['i sell socks'], topic: 'scripts', contains: [/Socks, 24 s/] },
  { message: 'my lick mat video has 250 views wtf', topic: 'low-views', contains: [/your lick mat/, /first frame/] },
  { message: 'how do i sell gummies without getting banned', topic: 'claims', contains: [/authorized claim/] },
  { message: 'i have a chopper, a lamp and leggings which one first', topic: 'product-choice' },
  { message: 'got sent a spin scrubber how do i film it', topic: 'filming', contains: [/your spin scrubber/, /proof/] },

  // On a live
  { message: '30 people in my live and nobody buys 😩', topic: 'live-results', contains: [/pinned/, /price/, /CTOR/] },
  { message: 'my live viewers leave after 10 seconds', topic: 'live-results', contains: [/first words/] },
  { message: 'i sell candles on live what do i say', topic: 'live-run', contains: [/your candle/] },

  // Two questions, another currency, a complaint
  {
    message: 'what hashtags and what time should i post for pet products?',
    topic: ['hashtags', 'posting-times'],
    contains: [/#\w*(?:dog|pet|cat)/, /pm/],
  },
  { message: 'i want $5k a month', topic: 'earnings-goal', contains: [/I calculate in euros/] },
  { message: '$150 a week doable?', topic: 'earnings-goal', contains: [/€650 a month/, /in euros/] },
  { message: 'that’s not what i asked', topic: 'small-talk', contains: [/your product|your last video/] },
  { message: 'can you watch my video and tell me whats wrong', topic: 'analytics', contains: [/can’t watch a video/] },

  // What was said before
  {
    message: '3 hooks for the balm',
    after: ['i have a lip balm i love, what do i film'],
    topic: 'hooks',
    contains: [/your lip balm/],
  },
  {
    message: 'is 6pm good on a saturday',
    after: ['3 titles for my niche', 'what about fashion?'],
    profile: { niche: 'tech' },
    topic: 'posting-times',
    contains: [/Tech/],
  },
  { message: 'give me 10 video ideas', topic: 'start', contains: [/Ten ideas/, /flaw/] },
  { message: '6 titles for my niche', profile: { niche: 'home' }, topic: 'titles', contains: [/doesn’t show/] },
  { message: 'im 16 can i do this', topic: 'eligibility', contains: [/^You also need to be 18/] },
  {
    message: 'can i say only 3 left',
    topic: 'prices-and-promos',
    contains: [/^“Only today” and “three left” have to be true/],
  },

  // The community
  { message: 'how do i get to 1000 followers', topic: 'followers', contains: [/one theme/, /Skip bought followers/] },
  { message: 'people keep asking the price in my comments', topic: 'comments', contains: [/on the page/] },

  // Around the sale
  { message: 'buyer never got the package', topic: 'after-sales', contains: [/shop/, /order/] },
  { message: 'i stutter when i film', topic: 'on-camera', contains: [/sentence/] },
  { message: 'my video blew up 100k views what now', topic: 'after-a-hit', contains: [/Refilm/, /unoriginal/] },
  { message: 'should i do lives or videos', topic: 'live-or-video', contains: [/Videos first/] },
  { message: 'brand offers $40 flat plus 10%', topic: 'collaborations', contains: [/flat fee/] },
  { message: '40 sec script', after: ['i have a lapel mic to sell'], topic: 'scripts', contains: [/Lapel mic, 40 s/] },
  {
    message: 'Write me the script',
    after: ['i sell candles on live what do i say'],
    topic: 'scripts',
    contains: [/Candle, 24 s/],
  },
  {
    message: 'I have a vitamin C serum to sell, where do I start?',
    topic: 'start',
    contains: [/skin, not the bottle/, /your vitamin C serum/],
    excludes: [/capsule|supplement/i],
  },
];
