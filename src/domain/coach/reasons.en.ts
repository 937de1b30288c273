import type { CoachTexts } from './texts';

export const reasonsEnglish: CoachTexts['reasons'] = {
  start:
    'Because your first videos are for learning, not selling. Something you own already removes every excuse: no parcel to wait for, no money to spend, and you can talk about it without notes.',
  'niche-choice':
    'Because one theme for 30 days lets you compare. If everything changes between videos you never know whether the item, the opening or the audience made the difference.',
  'product-choice':
    'Because people buy what they’ve watched working. A visible result replaces the sales pitch, and a small price lets them decide without asking anyone.',
  hooks:
    'Because people decide to stay before you’ve explained anything. TikTok itself puts the hook in the first six seconds, and an image that changes speaks faster than an introduction.',
  titles:
    'Because a title sorts people: the right one stops, the rest go by. Product words help search as well, which reads the screen, the caption and what you say.',
  scripts:
    'Because one reason to buy is a thing people remember. Order matters less than proof: they trust the move filmed whole, not the sentence about it.',
  'video-length':
    'Because the right length is the length of your proof. Studies disagree, some favor more than a minute, and none of them rescues a demo that drags.',
  filming:
    'Because a badly lit product looks fake. A window in front of you gives the true color and texture, and that’s what the buyer compares with the parcel.',
  'on-camera':
    'Because the nerves come from trying to say it all at once. One sentence a shot takes away the fear of slipping, and a voice added afterwards sounds like talking.',
  editing:
    'Because eyes leave when nothing changes. A cut removes waiting, but slow down on the proof: a chopped-up demo looks like a trick.',
  subtitles: 'Because plenty of people watch on mute: 69% of US adults in one survey do in public. Text keeps them.',
  music:
    'Because a video that sells is commercial use. A hit isn’t licensed for that, the commercial library is, and your voice is yours.',
  'faceless-and-ai':
    'Because proof sells, not the face. Hands doing it and a voice telling it are enough; silent stills get refused.',
  'calls-to-action':
    'Because somebody who is convinced and gets no instruction keeps scrolling. One clear step at the end. Two choices at once and they do neither.',
  descriptions:
    'Because only the first words show without a tap. They carry the benefit and the product word; the rest is for search and for the disclosure.',
  hashtags:
    'Because tags file your video, they don’t push it. Five precise ones say who to show it to. Giant ones say nothing.',
  'posting-times':
    'Because your audience keeps its own hours, not a study’s. The big studies contradict each other, down to Sunday being best in one and worst in another.',
  frequency:
    'Because posting more mostly buys you more tries: across 11.4 million posts, Buffer saw the median video barely move while the lucky ones became more frequent.',
  'live-or-video':
    'Because a bad video costs twenty minutes and a bad live costs an evening. Learn on the one you can redo, then take what works on air.',
  'first-live':
    'Because a first live is for finding your rhythm. Three products in hand are enough to loop through and few enough to answer everything.',
  'live-run':
    'Because most people have only just arrived and leave fast. A short loop shows them the problem, the proof and the price without waiting for the end.',
  'live-objections':
    'Because one objection said out loud is shared by people who stay quiet. Answer by showing and you sell to them, even if that person never buys.',
  'live-results':
    'Because a live is a chain: come in, stay, tap, order. Until you know which link gives, you swap the product when it was the pin or the price.',
  analytics:
    'Because each number points somewhere else: retention at the opening, clicks at the demo, orders at the page and the price.',
  'low-views':
    'Because a video goes to a small audience first. If they leave at once it isn’t shown further. That’s why the opening changes before the hour does.',
  'views-without-sales':
    'Because attention went to you or the story, not the item. If it isn’t seen early, people watch it as entertainment and move on.',
  'clicks-without-sales':
    'Because a click means the video convinced them. What stops them next is on the page: price, reviews, delivery, a sold-out variant, a promise that doesn’t match.',
  'after-a-hit':
    'Because a video that works is a test already paid for: you know which reason to buy lands. Saying it from another angle costs less than finding a new one.',
  followers:
    'Because a follow is an expectation. If every video is about something else, nobody knows what they’d be signing up for; one theme answers that in three seconds.',
  comments:
    'Because a comment is your audience’s own wording and your next topic. A filmed reply also shows that somebody’s there to ask before buying.',
  eligibility:
    'Because TikTok sets access country by country and changes it. A figure you read elsewhere may be right and still not be yours; the one in your app counts.',
  'open-shop':
    'Because money moves: TikTok has to know who you are and how old. A name that differs between ID and payout account is enough to block you.',
  'add-product':
    'Because the product is part of the post. Once live it can’t always be swapped, and removing it can lose you the locked rate.',
  collaborations:
    'Because a seller pays for a likely result. Two or three of your videos with their clicks persuade better than a follower count.',
  samples:
    'Because a sample costs the brand money. They look at your sales and above all at whether you posted last time: every miss shows.',
  'after-sales':
    'Because the sale is between the buyer and the shop, inside the app. Your job is to point people there fast and stay credible for everybody reading.',
  commissions:
    'Because commission follows the money the seller keeps: price paid, coupon off, returns out. Until those windows close nothing is certain.',
  'earnings-goal':
    'Because you can’t steer by a sum of money. Broken into orders, clicks and views it shows which rate to improve first.',
  'business-status':
    'Because regular commission is a business, however small, and gifts count too. Declaring early saves catching up later.',
  disclosure:
    'Because you earn from the sale, so the law treats it as advertising whatever your size. And TikTok says turning the setting on doesn’t reduce your reach.',
  claims:
    'Because whoever says a cure or a result has to be able to prove it. “It helps me” is your trial; “it heals” is a claim you can’t back.',
  'prices-and-promos':
    'Because false urgency is misleading, so it’s banned, and prices move after you post. “As I film this” stays true for longer.',
  violations:
    'Because penalties add up when the same fault repeats. Understanding the first one, with the screenshot and the rule, costs less than collecting more.',
  boost:
    'Because money amplifies what a video already does. If it doesn’t sell on its own you buy views that don’t buy either.',
  calendar: 'Because people buy a gift before the date, delivery included. Post on the day and you’re late.',
  trends: 'Because trends happen live and I’m not plugged in. A list recited from memory would be old or invented.',
  motivation:
    'Because you judge the effort by views you don’t control. A small streak gives you things to compare, and improvement comes from that.',
  'app-help': 'Because it’s made for between two takes, even with no signal: what you create stays on your device.',
};
