import { renderToStaticMarkup } from 'react-dom/server';
import { HomeShell } from './HomeShell';

/** The home's shell as HTML; called by the build. */
export function prerenderHomeShell(): string {
  return renderToStaticMarkup(<HomeShell />);
}
