import type { ButtonHTMLAttributes } from 'react';

/** A small pill to tap: a suggestion, a filter. `aria-pressed` marks it as chosen. */
export function Chip({ className = '', type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-[22px] border-[1.5px] border-line bg-surface px-3.5 py-1.5 text-start text-[15px] leading-snug font-[540] transition-transform active:scale-[0.97] disabled:opacity-45 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper ${className}`}
      {...rest}
    />
  );
}
