/**
 * Old three-letter names from the ICU library: Intl accepts them, ECMAScript's rules and Temporal do not ('IST' is
 * three places).
 */
const ICU_NAME = /^(?:A[CEGRS]|B[ES]|C[ANST]|E[AC]|I[ES]|JS|MI|N[ES]|P[LNRS]|SS|VS)T$/i;

/**
 * Whether both Intl and Temporal know the clock rules of `zone` (IANA). Every zone that comes from outside (the device,
 * storage, an import, a call) is checked where it is read; an unknown one would end in a RangeError.
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
