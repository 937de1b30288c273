/**
 * The first emoji of a page loads a large font, which takes longer than a screen may take to open: done ahead, while the
 * page rests.
 */
export function warmEmoji(): void {
  document.createElement('canvas').getContext('2d')?.fillText('💄', 0, 16);
}
