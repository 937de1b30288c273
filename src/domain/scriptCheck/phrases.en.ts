import { AVOIDED_ENGLISH } from './avoidedWords';
import { wholeWords } from './foldedText';
import { type Phrases, wordSet } from './phrases';

const THE =
  '(?:(?:your|my|the|any|all|a|an|those|these|that|this) )?(?:(?:chronic|severe|bad|joint|back|knee|neck|muscle) )?';
const ILLNESS =
  '(?:acne|eczema|psoriasis|rosacea|arthritis|migraines?|headaches?|pain|aches|depression|anxiety|insomnia|diabetes|blood pressure|cholesterol|disease|diseases|illness|infections?|fungus|cancer|asthma|allergy|allergies|tendonitis|sciatica|inflammation|hair loss|snoring|scars?)';
const FLAW = '(?:pimples|blemishes|wrinkles?|fine lines|cellulite|stretch marks|eye bags|dark circles|baldness)';
const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|ten|a few)';
const DAYS = `(?:${NUMBER}|an?) (?:days?|nights?|weeks?|months?)`;
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const SHOP = '(?:amazon|shein|temu|aliexpress|ebay|etsy|instagram|insta|whatsapp|telegram|snapchat|youtube)';

export const ENGLISH: Phrases = {
  greeting: wholeWords(
    "(?:hi|hello|hiya|good (?:morning|evening|afternoon))(?= ?[,.!?…:;\\n]| ?$| (?:guys|everyone|everybody|all|y'all|you guys|there|besties|friends|folks|team|ladies|people|my|it's|i'm|i am|welcome|and))",
    "(?:hey|heya|yo) (?:guys|everyone|everybody|all|y'all|you guys|there|besties|friends|folks|team|ladies|people)",
    'welcome(?: back)?(?= ?[,.!?…:;\\n]| ?$| (?:to|everyone|guys|in))',
    "what's up",
    'howdy',
  ),
  introduction: wholeWords(
    'my name is',
    "(?:so )?today ?,? (?:i'm (?:going to|gonna|here)|i am going to|i'll|i will|i want(?:ed)? to|we're|we are|let's)",
    "(?:so )?in (?:this|today's) video",
    "i'm (?:going to|gonna) (?:show|talk|tell|share|explain)",
    'i (?:want|wanted) to (?:talk|share|show|tell)',
    'let me (?:tell|introduce|talk)',
    'before (?:we|i) (?:start|begin|get started|get into)',
    "(?:don't forget|remember) to (?:follow|like|subscribe)",
    'how are you',
    "(?:i )?hope (?:you are|you're|everyone)",
    'thanks for (?:watching|joining|being here)',
  ),
  call: wholeWords(
    '(?:just|right) (?:down )?below',
    'right down (?:there|below)',
    '(?:in|into) (?:the|your|my) (?:(?:orange|yellow|shopping) )?(?:basket|cart)(?! of)',
    '(?:tap|open|click|hit|check)(?: on)? (?:the|your|my) (?:\\w+ )?(?:basket|cart|bag|product card|shop link)',
    "(?:basket|cart)(?: is|'s)? ?,? (?:just |right )?(?:below|down there)",
    '(?:orange|yellow|shopping) (?:basket|cart|bag)',
  ),
  sendsAway: wholeWords(
    '(?:links?|url|code|info|details|everything)[^.!?\\n]{0,25} (?:in|on) (?:my|the|our)? ?(?:bio|profile|story)',
    '(?:in|on|check|see|visit) (?:my|the|our) (?:bio|profile)',
    'bio link',
    'linktree',
    '(?:on|to|via) (?:my|our|their|the) (?:website|site|web ?shop)',
    `(?:get|buy|order|find|grab|available|cheaper|go|message|text)[^.!?\\n]{0,25} (?:on|from|to|via) ${SHOP}`,
    '(?:dm|message|text) me (?:to|for|and|if)',
    '(?:https?://|www\\.)[^ \\n]+',
    '[a-z0-9-]+\\.(?:com|net|shop|store|co\\.uk)(?:/[^ \\n]*)?',
  ),
  avoided: AVOIDED_ENGLISH,
  medical: wholeWords(
    `(?:cures?|cured|curing|heals?|healed|healing|treats?|treated|treating|prevents?|fights?|stops?|relieves?|soothes?|eases?|fix(?:es|ed)?) ${THE}${ILLNESS}`,
    'cures? (?:everything|anything|it all)',
    '(?:a|the) cure for',
    'heals? (?:your|my|the) (?:skin|gut|body|hormones|joints)',
    `(?:get|gets|got|getting) rid of ${THE}(?:${ILLNESS}|${FLAW})`,
    `(?:removes?|erases?|eliminates?|clears?)(?: up)? ${THE}(?:${ILLNESS}|${FLAW})`,
    `(?:no more|(?:good)?bye(?: to)?) ${THE}${ILLNESS}`,
    `(?:helps?|good|great|works) (?:with|against|for|on) ${THE}${ILLNESS}`,
    '(?:replaces?|instead of|better than|works like|as good as|as effective as) (?:your |a |an |any |my |the )?(?:medication|medicine|meds|doctor|treatment|botox|prescription|painkillers?|physio|surgery|fillers?)',
    '(?:pain|anxiety|migraine) relief',
    '(?:medical|therapeutic|medicinal|healing) (?:effects?|benefits?|properties|power)',
    'boosts? (?:your |the )?(?:immunity|immune system|metabolism)',
    '(?:regrows?|grows? back) (?:your |my )?hair',
  ),
  body: wholeWords(
    `(?:lose|lost|losing|drop|dropped) (?:(?:${NUMBER} )?(?:weight|belly fat|fat|inches|kilos?|kg|pounds?|lbs?|dress sizes?))`,
    'weight[- ]loss',
    '(?:burns?|burning|melts?|melting) (?:your |the |off )?(?:belly )?fat',
    'fat[- ]burn(?:er|ers|ing)',
    'flat(?:ter)? (?:stomach|tummy|belly)',
    'slimming',
    'appetite suppressant',
    'detox(?:es|ify|ifies|ing)?',
    'flush(?:es)? (?:out )?(?:your )?toxins',
    '(?:builds?|gain) (?:\\w+ )?muscle',
  ),
  authority: wholeWords(
    '(?:doctor|doctors|dermatologist|dentist|vet|fda|pediatrician)[- ](?:approved|recommended|certified|tested)',
    '(?:approved|recommended|certified|endorsed) by (?:the |my |a |your )?(?:doctors?|dermatologists?|dentists?|vets?|fda|authorities|government|physios?|pharmacists?)',
    '(?:doctor|dermatologist|dentist|vet|physio|pharmacist|pediatrician)s? (?:approved?|approves|recommends?|recommended|swears by)',
    '(?:clinically|scientifically|medically) (?:proven|tested|approved)',
  ),
  guaranteedResult: wholeWords(
    'guaranteed (?:results?|to (?:work|last|fix))',
    'results? ?,?(?: are| is)? guaranteed',
    '(?:i|we) guarantee',
    '100 ?% (?:effective|guaranteed)',
    `(?:visible |instant |real )?results? (?:in|after|within) (?:just |only )?${DAYS}`,
    `(?:transforms?|changes?|smooths?|plumps?|firms?|brightens?|repairs?|(?:clear|glowing|glass) skin|gone|disappears?|disappeared|flawless|perfect)[^.!?\\n,]{0,40} (?:in|within) (?:just |only )?${DAYS}`,
    'works (?:for|on) everyone|works every (?:single )?time|never fails',
    'miracle (?:product|cream|serum|cure|solution|result)',
  ),
  incomePromise: wholeWords(
    'guaranteed (?:income|money|earnings|profits?|commissions?|sales)',
    '(?:income|money|earnings|profits?|sales) (?:is |are )?guaranteed',
    'passive income|easy money|free money',
    '(?:get|getting|became?|become) rich',
    '(?:quit|quitting|leave|fire) (?:your|my) (?:job|day job|9 to 5|9-5|nine to five|boss)',
    'financial(?:ly)? (?:freedom|free|independence|independent)',
    '(?:make|makes|making|made|earn|earns|earning|earned|pull in)[^.!?\\n]{0,20} (?:[$£€] ?\\d[\\d.,]*k?|\\d[\\d.,]*(?:k|k? dollars|k? pounds|k? euros|[$£€]))[^.!?\\n,]{0,12} (?:a|per|every|each|last|this|in an?) (?:day|week|month|video|hour|live)',
    '(?:make|earn|making|earning) money (?:in your sleep|doing nothing|while you sleep)',
    '(?:double|triple) your (?:income|earnings|salary|commissions?)',
  ),
  onlyToday: wholeWords(
    '(?:today only|only today(?! (?:did|do|i|was))|for today only|just for today|one day only|only (?:available )?(?:for|until) today)',
    '(?:ends?|ending|over|expires?) (?:today|tonight|tomorrow|soon|at midnight)',
    '(?:until|till) (?:midnight|tonight|tomorrow)',
    '(?:gone|more expensive|back up|full price) (?:by )?tomorrow',
    '(?<!(?:in|for|over) the )last (?:chance|day|days|hours?|call)',
    `${NUMBER} (?:hours?|minutes?|days?) (?:left|to go)(?! of)`,
    "(?:(?<![\\p{L}'] ?)|so )hurry(?: up)?|hurry up",
    'limited(?:[- ]time)? (?:offer|deal|sale)|for a limited time|flash sale',
    "before it's (?:too late|gone|over)",
    "countdown(?: is|'s| has) (?:on|started|running|begun)",
    'act (?:now|fast)|now or never',
    "(?:don't|do not) (?:wait|miss out|sleep on (?:this|it))",
  ),
  scarcity: wholeWords(
    `(?<!the )only ${NUMBER} (?:left|in stock|remaining|pieces|units)`,
    `(?:just|less than) ${NUMBER} left`,
    '(?:limited|low) (?:stock|quantity|quantities|edition)',
    '(?:almost|nearly) (?:gone|sold out|out of stock)',
    '(?:about to|going to|will) sell out',
    'selling (?:out )?(?:so |really |super )?fast|selling out',
    'last (?:ones|pieces|units|few)',
    '(?:hardly|barely) any left',
    'while (?:stocks?|supplies|they|it) lasts?',
    'flying off the shel(?:f|ves)',
  ),
  dated: wholeWords(
    `\\d{1,2}(?:st|nd|rd|th)? ${MONTH}`,
    `${MONTH} \\d{1,2}(?:st|nd|rd|th)?`,
    '\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?',
    "(?:as|while|when) i(?:'m| am)? (?:film|filming|record|recording|speak|post|shoot|shooting)(?: this)?",
    '(?:at|by) the time (?:of|i) (?:filming|film|recording)',
    '(?:the )?(?:page|listing|counter) (?:says|shows|reads|lists)',
    '(?:shown|showing|listed) on the (?:page|listing)',
  ),
  denials: {
    words: wordSet('not t no never without nor neither none zero cannot'),
    verbWords: wordSet(''),
    newClause: wordSet('that but and need you i it this because so'),
    carriers: wordSet(
      'say saying said claim claims claiming promise promises promising make makes help helps let mean',
    ),
    after: /^(?:\s+(?:nothing|nobody)(?![\p{L}])|[^.!?\n]{0,60}\?\s*(?:no|nope|not at all|never)(?![\p{L}]))/u,
  },
};
