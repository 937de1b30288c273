/** Holds a screen's place, in its proportions, until it is loaded, so that nothing jumps. */
export function ScreenSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto flex max-w-[720px] animate-skeleton flex-col gap-4 p-5">
      <div className="h-8 w-2/3 rounded-control bg-sunk" />
      <div className="h-28 rounded-card bg-sunk" />
      <div className="h-28 rounded-card bg-sunk" />
    </div>
  );
}
