/** Old three-letter names of the ICU library: Intl takes them, ECMAScript's rules and Temporal do not ('IST' is three places). */
const ICU_NAME = /^(?:A[CEGRS]|B[ES]|C[ANST]|E[AC]|I[ES]|JS|MI|N[ES]|P[LNRS]|SS|VS)T$/i;

/**
 * Whether the clock rules of `zone` (IANA name) are known here, to Intl and to Temporal. Every zone that comes from outside
 * (the device, what is stored, an import, a call) is asked this where it is read; the others would end in a RangeError.
 */
export function isKnownZone(zone: string): boolean {
  if (ICU_NAME.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
