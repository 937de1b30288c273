import {
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  Clapperboard,
  FileText,
  Flame,
  Globe,
  Hash,
  Heading,
  LayoutList,
  type LucideIcon,
  MicVocal,
  Radio,
  RadioTower,
  Scissors,
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
  'live-by-niche': RadioTower,
  'weekly-live': CalendarDays,
  'video-structure': LayoutList,
  'video-editing': Scissors,
  titles: Heading,
  descriptions: Hash,
  'live-script': MicVocal,
  'weekly-content': CalendarCheck,
  'content-tracker': Clapperboard,
  settings: Settings,
  terms: FileText,
  privacy: ShieldCheck,
};

export function ScreenIcon({ id }: { id: string }) {
  const Icon = ICONS[id] ?? Sparkles;
  return <Icon size={20} strokeWidth={1.8} aria-hidden="true" />;
}
