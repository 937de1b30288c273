import type { Guide } from '../../guide';

export const disclosure: Guide = {
  topic: 'disclosure',
  questions: [
    'Do I have to say it’s an ad?',
    'is #ad enough',
    'how do i disclose an affiliate video',
    'do i need to say im paid',
    'does the ad label hurt my reach',
    'content disclosure setting',
    'what do i write in france',
    'collaboration commerciale or publicite',
    'is the tiktok commission label enough',
    'ftc rules for affiliates',
    'uk rules ad label',
    'do i disclose on live',
    'do i say ad if i got it for free',
  ],
  parts: [
    'Yes, every time a post can earn you commission or the product was free, however small your account. Say it at the start, show it on screen, and switch on TikTok’s content disclosure setting.',
    '**US (FTC):** say it and show it in the video itself, hard to miss, and repeat it during a LIVE. **UK (CAP/ASA):** “Ad” or “#ad” up front. “Affiliate” alone, “spon” and “thanks to” are weak.',
    '**France:** “Publicité” or “Collaboration commerciale”, readable, on screen for the whole promotion. #ad alone isn’t the French wording, and TikTok’s gray commission label isn’t a proven substitute. **Germany:** “Werbung” or “Anzeige”.',
    'Reach? TikTok says the setting doesn’t reduce recommendation. A hidden ad can get the video taken down. A line that sounds human: “Ad: I earn a bit if you buy it, so here’s what I don’t like as well.”',
  ],
  suggestions: ['Write my caption', 'What am I not allowed to say?', 'Is before and after allowed?'],
  tool: '/pre-publication-checklist',
};
