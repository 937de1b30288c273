import { type ReactNode, use } from 'react';
import { Link } from '../Link';
import { ScreenNames } from '../screenNames';

interface Props {
  path: string;
  query?: string;
  /** The recommended next step, shown before the others. */
  isNext?: boolean;
  children: ReactNode;
}

/** A link that looks like the chips beside it; nothing if its screen does not exist. */
export function ChipLink({ path, query = '', isNext = false, children }: Props) {
  const nameOf = use(ScreenNames);
  if (!nameOf(path)) return null;
  return (
    <Link
      to={path + query}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-[22px] border-[1.5px] px-3.5 py-1.5 text-[15px] leading-snug print:hidden ${isNext ? 'border-accent bg-accent font-[620] text-accent-ink' : 'border-line bg-surface font-[540]'}`}
    >
      {children}
    </Link>
  );
}
