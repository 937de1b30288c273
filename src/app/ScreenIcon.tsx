import { menuOf } from './menus';

export function ScreenIcon({ id }: { id: string }) {
  const Icon = menuOf(id).icon;
  return <Icon size={20} strokeWidth={1.8} aria-hidden="true" className="flex-none" />;
}
