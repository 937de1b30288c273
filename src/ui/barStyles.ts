// The home's two bars are drawn twice: by React, and before it as HTML (app/homeShell/HomeShell.tsx).

/** The bar at the top of every screen, and the title in it. */
export const TOP_BAR = 'flex flex-none items-center gap-2 px-3 pt-[max(0.625rem,env(safe-area-inset-top))] pb-2';
export const TOP_BAR_TITLE = 'line-clamp-2 flex-1 text-center text-balance subtitle leading-tight';

/** The bar at the bottom of the home, where a question is asked, and the field in it. */
export const QUESTION_BAR =
  'mx-3.5 mb-[max(1rem,env(safe-area-inset-bottom))] flex flex-none items-end gap-1 rounded-[26px] border-[1.5px] border-line bg-surface p-1.5 focus-within:border-ink';
export const QUESTION_FIELD =
  'field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 outline-none placeholder:text-soft';

/** The place of an icon in a bar; filled, it is the bar's main action. */
export const ICON_PLACE = 'grid size-11 flex-none place-items-center';
export const FILLED_PLACE = 'rounded-full bg-accent text-accent-ink';
