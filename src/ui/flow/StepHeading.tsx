import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  id?: string;
  /** Takes the focus when the step appears, so that a screen reader reads it and Tab goes on from here. */
  takesFocus?: boolean;
  children: ReactNode;
}

export function StepHeading({ id, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <h1 id={id} ref={heading} tabIndex={-1} className="title text-balance outline-none">
      {children}
    </h1>
  );
}
