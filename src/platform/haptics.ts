/** Vibrates in a pattern of ms (on, off, on…), where the device can and the person allows it. */
export function vibrate(pattern: number[]): void {
  navigator.vibrate?.(pattern);
}
