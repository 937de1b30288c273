import ArrowRight from 'lucide-react/icons/arrow-right';
import { useContext } from 'react';
import { Link } from '../../../ui/Link';
import { ScreenNames } from '../../../ui/screenNames';

/** Leads from an answer to the screen for the task, if there is one. */
export function ToolLink({ path }: { path: string }) {
  const nameOf = useContext(ScreenNames);
  const name = nameOf(path);
  if (!name) return null;
  return (
    <Link
      to={path}
      className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-line bg-surface px-3.5 font-[600]"
    >
      {name} <ArrowRight size={18} aria-hidden="true" className="rtl:rotate-180" />
    </Link>
  );
}
