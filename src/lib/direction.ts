const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);

export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
}
