/** The look of a form's boxes, without their height and padding. */
export const BOX_LOOK =
  'w-full rounded-button border-[1.5px] border-edge bg-surface text-[17px] text-ink placeholder:text-soft';

/** A box for an input. */
export const BOX = `${BOX_LOOK} min-h-13 px-3.5`;
