import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { BOX_LOOK } from './fieldStyles';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Where many stand together: filters, the columns of a table. */
  isSmall?: boolean;
  /** What is chosen means 'none': it reads like a placeholder. */
  isUnset?: boolean;
}

/** The device's own list, in a box like the other fields. */
export function Select({ isSmall = false, isUnset = false, children, ...rest }: Props) {
  const size = isSmall ? 'min-h-11 ps-3 pe-9' : 'min-h-13 ps-3.5 pe-11';
  return (
    <span className="relative block">
      <select
        className={`${BOX_LOOK} appearance-none ${size} data-unset:text-soft`}
        data-unset={isUnset || undefined}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        size={20}
        strokeWidth={1.8}
        aria-hidden="true"
        className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-soft ${isSmall ? 'end-2.5' : 'end-3.5'}`}
      />
    </span>
  );
}
