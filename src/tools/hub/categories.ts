import { ChartNoAxesColumn, Clapperboard, Flame, type LucideIcon, PackageSearch, Store, Timer } from 'lucide-react';

interface Category {
  id: 'setup' | 'research' | 'creation' | 'performance' | 'trends' | 'automation';
  path: string;
  icon: LucideIcon;
}

/** Specification: the six categories of the hub, in its order; design.md pairs them with their screens. */
export const CATEGORIES: readonly Category[] = [
  { id: 'setup', path: '/setup-guide', icon: Store },
  { id: 'research', path: '/daily-recommendations', icon: PackageSearch },
  { id: 'creation', path: '/viral-video-structure-generator', icon: Clapperboard },
  { id: 'performance', path: '/performance-analyzer', icon: ChartNoAxesColumn },
  { id: 'trends', path: '/daily-viral-alerts', icon: Flame },
  { id: 'automation', path: '/publishing-scheduler', icon: Timer },
];
