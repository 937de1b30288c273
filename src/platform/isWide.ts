/** From this width on the sidebar stays open beside the screen. */
export const WIDE = '(min-width: 1024px)';

export const isWide = (): boolean => matchMedia(WIDE).matches;
