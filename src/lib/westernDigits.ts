/** The digits besides 0 to 9 that phones in the product's languages may write (CLDR's numbering systems). */
const SYSTEMS = ['arab', 'arabext', 'deva', 'beng', 'tamldec', 'telu', 'thai', 'fullwide'];

const digits = new Map<string, string>();
for (const system of SYSTEMS) {
  const format = new Intl.NumberFormat('en', { numberingSystem: system });
  for (let digit = 0; digit <= 9; digit++) digits.set(format.format(digit), String(digit));
}
const SEPARATORS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' };

/** The same text with Western digits and separators: '۱٬۲۴۰' becomes '1,240'. */
export function westernDigits(text: string): string {
  return text.replace(/[\p{Nd}٫٬]/gu, (sign) => digits.get(sign) ?? SEPARATORS[sign] ?? sign);
}
