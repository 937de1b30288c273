import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { FILLED_PLACE, ICON_PLACE } from './barStyles';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: LucideIcon;
  /** Read by screen readers and shown as a tooltip (hoverTips.ts). */
  label: string;
  /** A filled round button: the main action of a bar. */
  filled?: boolean;
};

export function IconButton({ icon: Icon, label, filled = false, className = '', type = 'button', ...rest }: Props) {
  const look = filled ? FILLED_PLACE : 'rounded-control hover:bg-sunk';
  return (
    <button
      type={type}
      aria-label={label}
      data-tip=""
      className={`${ICON_PLACE} transition-transform active:scale-95 disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:opacity-40 ${look} ${className}`}
      {...rest}
    >
      <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}
