export const CURRENCY_CODES = ['EUR', 'USD', 'GBP', 'CHF'] as const;
export type Currency = (typeof CURRENCY_CODES)[number];

/** How people write a currency, in lower case. */
export const CURRENCIES: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  balles: 'EUR',
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  livres: 'GBP',
  chf: 'CHF',
};
