import { renderToStaticMarkup } from 'react-dom/server';
import { HomeShell } from './HomeShell';

/** The home's shell as HTML; called when the product is built. */
export function prerenderHomeShell(): string {
  return renderToStaticMarkup(<HomeShell />);
}
