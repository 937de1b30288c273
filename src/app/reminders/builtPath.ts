import { screenAt } from '../screens';

/** Where a reminder leads: home when its screen does not exist yet. */
export function builtPath(path: string): string {
  const [pathname = '', search] = path.split('?');
  if (screenAt(pathname)) return path;
  return search ? `/?${search}` : '/';
}
