/**
 * What does not fit on a screen of this width (px): how wide the screen is if it is wider, which parts exceed its
 * edges, and the words of usual length that are broken in two. Runs in the page.
 */
export function brokenWords(main: Element, width: number): string[] {
  const LONGEST_WORD = 25;
  const NARROWEST = 320;
  const problems: string[] = [];
  if (main.scrollWidth > width) {
    problems.push(`${main.scrollWidth} px wide`);
    const wide = [...main.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > width + 1 || left < -1) && !element.closest('.sr-only');
    });
    for (const element of wide.slice(-3))
      problems.push(`over the edge: ${element.tagName} ${element.textContent?.slice(0, 30)}`);
  }
  // Two columns on the narrowest phone break some words of their own.
  if (width <= NARROWEST) return problems;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || element.closest('.sr-only, svg, textarea')) continue;
    if (getComputedStyle(element).hyphens === 'auto') continue;
    const text = node.textContent ?? '';
    const usual = [...text.matchAll(/\S+/g)].filter(([token]) => token.length <= LONGEST_WORD);
    // A line may end at a hyphen, an apostrophe or a slash.
    const words = usual.flatMap(({ index, 0: token }) =>
      [...token.matchAll(/[\p{L}\p{M}]{2,}/gu)].map((match) => ({ index: index + match.index, word: match[0] })),
    );
    for (const { index, word } of words) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set(
        [...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)),
      );
      if (tops.size > 1) problems.push(`broken: ${word} in ${text.slice(0, 40)}`);
    }
  }
  return [...new Set(problems)];
}
