import {
  CalendarClock,
  CalendarRange,
  Clapperboard,
  FileText,
  Flame,
  Globe,
  type LucideIcon,
  Radio,
  ScrollText,
  Settings,
  Shapes,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
} from 'lucide-react';

/** The pictures of the menus by the screen's id; apart from the routes, which the first screen needs. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'geo-products': Globe,
  'posting-strategy': CalendarClock,
  'live-plan': Radio,
  'weekly-strategy': CalendarRange,
  'shop-script': ScrollText,
  'creative-formats': Shapes,
  'viral-alert': Flame,
  'daily-product': ShoppingBag,
  'content-tracker': Clapperboard,
  settings: Settings,
  terms: FileText,
  privacy: ShieldCheck,
};

export function ScreenIcon({ id }: { id: string }) {
  const Icon = ICONS[id] ?? Sparkles;
  return <Icon size={20} strokeWidth={1.8} aria-hidden="true" />;
}
