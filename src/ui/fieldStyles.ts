/** The look of a form's boxes, for selects and inputs alike. */
export const BOX =
  'min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-3.5 text-[17px] text-ink placeholder:text-soft';
