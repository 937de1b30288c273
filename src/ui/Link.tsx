import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the app. */
  to: To;
  /** Replaces the current entry in the browser's history. */
  replace?: boolean;
  /** Stored with the history entry. */
  state?: unknown;
}

/** A link inside the app. The router's own link would add code for framework prefetching to every start. */
export function Link({ to, replace, state, onClick, ...props }: Props) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    useTransitions: false,
    ...(replace !== undefined && { replace }),
    ...(props.target && { target: props.target }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return <a {...props} href={href} onClick={click} />;
}
