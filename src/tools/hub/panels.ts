import { useNavigate, useSearchParams } from 'react-router-dom';

/** The hub's panels; the welcome has no name in the address. */
export const PANELS = ['welcome', 'chat', 'trends'] as const;
export type Panel = (typeof PANELS)[number];

export const searchOf = (panel: Panel): string => (panel === 'welcome' ? '' : `?panel=${panel}`);

/** The panel that the address names, so that a reload keeps it and going back leads to the one before. */
export function usePanel(): [Panel, (panel: Panel) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const panel = PANELS.find((known) => known === params.get('panel')) ?? 'welcome';
  return [panel, (next) => next !== panel && navigate({ search: searchOf(next) })];
}
