import { screenAt } from '../screens';

/** Where a reminder leads, as far as it is built: home in the place of a screen that is still to come. */
export function builtPath(path: string): string {
  const [pathname = '', search] = path.split('?');
  if (screenAt(pathname)) return path;
  return search ? `/?${search}` : '/';
}
