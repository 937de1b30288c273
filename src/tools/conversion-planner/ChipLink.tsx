import type { ReactNode } from 'react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { ScreenNames } from '../../ui/screenNames';

interface Props {
  path: string;
  query?: string;
  children: ReactNode;
}

/** A link that looks like the chips beside it; nothing where its screen does not exist. */
export function ChipLink({ path, query = '', children }: Props) {
  const nameOf = use(ScreenNames);
  if (!nameOf(path)) return null;
  return (
    <Link
      to={path + query}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-[22px] border-[1.5px] border-line bg-surface px-3.5 py-1.5 text-[15px] leading-snug font-[540] print:hidden"
    >
      {children}
    </Link>
  );
}
