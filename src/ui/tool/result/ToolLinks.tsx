import { ChevronRight } from 'lucide-react';
import { use } from 'react';
import { Link } from '../../Link';
import { ScreenNames } from '../../screenNames';

interface Props {
  paths: readonly string[];
  /** Answers that both screens ask for, passed on and filled in there: `{ product: '…' }`. */
  carry?: Readonly<Record<string, string>>;
  /** Answers passed to a single screen in place of `carry`, by path: for example if it asks in words. */
  carryTo?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The words of a link, by path, if they differ from the tool's name, which is then shown small beneath. */
  names?: Readonly<Record<string, string>>;
}

/** Where a result leads on to; only tools that exist are shown. */
export function ToolLinks({ paths, carry = {}, carryTo = {}, names = {} }: Props) {
  const nameOf = use(ScreenNames);
  const links = paths.flatMap((path) => {
    const name = nameOf(path);
    const query = new URLSearchParams(carryTo[path] ?? carry).toString();
    return name ? [{ path, name, words: names[path] ?? name, address: query ? `${path}?${query}` : path }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 lg:col-span-2 print:hidden">
      {links.map(({ path, name, words, address }) => (
        <li key={path}>
          <Link to={address} className="flex min-h-14 items-center gap-3 py-2 font-[540]">
            <span className="min-w-0 flex-1 leading-tight">
              {words}
              {words !== name && <span className="block text-[13px] font-normal text-soft"> {name}</span>}
            </span>
            <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" className="text-soft rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
