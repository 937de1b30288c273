import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: LucideIcon;
  /** Read by screen readers and shown as a tooltip (hoverTips.ts). */
  label: string;
  /** A filled round button: the main action of a bar. */
  filled?: boolean;
};

export function IconButton({ icon: Icon, label, filled = false, className = '', type = 'button', ...rest }: Props) {
  const look = filled ? 'rounded-full bg-accent text-accent-ink' : 'rounded-control hover:bg-sunk';
  return (
    <button
      type={type}
      aria-label={label}
      data-tip=""
      className={`grid size-11 flex-none place-items-center transition-transform active:scale-95 disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:opacity-40 ${look} ${className}`}
      {...rest}
    >
      <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}
