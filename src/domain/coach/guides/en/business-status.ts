import type { Guide } from '../../guide';

export const businessStatus: Guide = {
  topic: 'business-status',
  questions: [
    'Do I need to register a business?',
    'do i have to pay tax',
    'do i need to be self employed',
    'is commission taxable',
    'are free samples taxable',
    'do i need a contract with the brand',
    'auto entrepreneur for tiktok shop',
    'do i need an llc',
    'tax on tiktok shop commission',
    'vat on commission',
    'can i do it as a hobby',
    'legal status to sell on tiktok',
  ],
  parts: [
    'Treat commission as income, and count on tax, from the first order. In France you register the activity. In the UK, Ireland and the US, what you declare and when depends on your situation, so ask HMRC, Revenue or the IRS, not a comment section.',
    'Free products count too: in France gifts are taxable, and elsewhere they often are. Keep one simple sheet: date, product, value, commission, fees.',
    '**France:** written contract once pay plus gifts reach €1,000 before VAT per advertiser, per year and objective (from January 2026). For the tax category, ask Urssaf and impots.gouv; published guides contradict each other.',
    'This is coaching, not legal advice. One hour with an accountant in your first paid quarter is usually cheaper than sorting it out a year later.',
  ],
  suggestions: ['When do I get paid?', 'How do I open my shop?', 'Do I have to say it’s an ad?'],
};
