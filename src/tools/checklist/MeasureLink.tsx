import { ChevronRight } from 'lucide-react';
import { Link } from '../../ui/Link';

/** Leads to where a video is measured: the analysis, on the home screen. */
export const MeasureLink = ({ label }: { label: string }) => (
  <Link to="/?video=1" className="flex min-h-11 items-center gap-1.5 font-[620] print:hidden">
    {label}
    <ChevronRight size={18} strokeWidth={2} aria-hidden="true" className="rtl:-scale-x-100" />
  </Link>
);
