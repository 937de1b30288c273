import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { BOX } from './fieldStyles';

/** The device's own list, in a box like the other fields. */
export function Select({ children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <div className="relative">
      <select className={`${BOX} appearance-none pe-11`} {...rest}>
        {children}
      </select>
      <ChevronDown
        size={20}
        strokeWidth={1.8}
        aria-hidden="true"
        className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-soft"
      />
    </div>
  );
}
