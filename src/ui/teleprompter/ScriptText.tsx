import { useRef } from 'react';
import { useStore } from 'zustand';
import { teleprompterStore } from '../../state/slices/teleprompterStore';
import { Countdown } from './Countdown';
import type { SessionStore } from './sessionStore';
import { useHandScroll } from './useHandScroll';
import { useScroll } from './useScroll';

/** Height of a line of text, relative to its size. */
const ROW = 1.35;

/** The script; what is being said is at the mark, a quarter of the way down. */
export function ScriptText({ title, session }: { title: string; session: SessionStore }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { textSize, isMirrored } = useStore(teleprompterStore);
  const { timeline } = session.getState();
  const open = useStore(session, ({ run }) => run.part);
  const marks = useScroll(session, scroller);
  useHandScroll(session, scroller, marks);

  const column = `mx-auto max-w-[20em] ${isMirrored ? '-scale-x-100' : ''}`;

  return (
    <div style={{ fontSize: textSize, lineHeight: ROW }} className="relative [container-type:size] min-h-0 flex-1">
      <section
        ref={scroller}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of the keyboard
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto overscroll-contain outline-offset-[-4px] [scrollbar-width:none]"
      >
        <div aria-hidden="true" className="h-[25cqb]" />
        <div className={`relative ps-8 pe-4 font-[560] hyphens-auto [hyphenate-limit-chars:12_4_4] ${column}`}>
          {timeline.map(({ start, name, lines }, index) => (
            <div key={`${start} ${name}`} className={`pb-[0.9em] ${index === open ? '' : 'text-soft'}`}>
              <h2 className="eyebrow">{name}</h2>
              {lines.map((line) => (
                <p key={line.start} dir="auto" data-words={line.start} className="mt-[0.5em]">
                  {line.text}
                </p>
              ))}
            </div>
          ))}
        </div>
        <div aria-hidden="true" className="h-[75cqb]" />
      </section>
      <div aria-hidden="true" className={`pointer-events-none absolute inset-x-0 top-[25cqb] ${column}`}>
        <div
          style={{ marginBlockStart: `${ROW / 2}em` }}
          className="ms-2 size-4 -translate-y-1/2 bg-ink [clip-path:polygon(0_0,70%_50%,0_100%)] rtl:-scale-x-100"
        />
      </div>
      <Countdown session={session} />
    </div>
  );
}
