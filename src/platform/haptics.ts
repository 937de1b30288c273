/** Lets the device be felt for so many ms (on, off, on…), where it can and the person allows it. */
export function vibrate(pattern: number[]): void {
  navigator.vibrate?.(pattern);
}
