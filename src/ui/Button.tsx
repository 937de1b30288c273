import type { ButtonHTMLAttributes } from 'react';

type Kind = 'main' | 'quiet' | 'danger';
type Props = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind };

const KINDS = {
  main: 'bg-accent text-accent-ink',
  quiet: 'border-[1.5px] border-line bg-transparent text-ink',
  danger: 'border-[1.5px] border-poor bg-transparent text-poor',
};

/** The classes of a button, for an external link that has to look like one. */
export const buttonLook = (kind: Kind): string =>
  `inline-flex min-h-13 w-full items-center justify-center gap-2.5 rounded-button px-5 py-2.5 text-[17px] font-[660] leading-tight transition-transform active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-45 ${KINDS[kind]}`;

/** The one button. Full width unless its container says otherwise; use `main` at most once per view. */
export function Button({ kind = 'main', className = '', type = 'button', ...rest }: Props) {
  return <button type={type} className={`${buttonLook(kind)} ${className}`} {...rest} />;
}
