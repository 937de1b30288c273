import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { OpenChevron } from '../../ui/tool/OpenChevron';
import { factsOf } from './present';
import type { Topic } from './setupGuide';

/** What is known about a topic, and what has to be looked up in the app: each such line says so. Open on paper. */
export function TopicFacts({ topic }: { topic: Topic }) {
  const { t } = useTranslation('setup-guide');
  const [isOpen, setOpen] = useState(false);
  const factsId = useId();
  const { name, known, check } = topic;
  return (
    <div className="mt-2 rounded-control bg-sunk px-3">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={factsId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-13 w-full items-center gap-2 py-2 text-start leading-snug"
        >
          <span className="flex-1">
            <span className="block font-[580]">{name}</span>
            <span className="block text-sm text-soft">
              {t('labels.counts', { known: formatNumber(known.length), check: formatNumber(check.length) })}
            </span>
          </span>
          <OpenChevron isOpen={isOpen} />
        </button>
      </h3>
      <div id={factsId} className={`pb-3 print:block ${isOpen ? 'block' : 'hidden'}`}>
        {factsOf(topic, t).map((facts) => (
          <Facts key={facts.heading} {...facts} />
        ))}
      </div>
    </div>
  );
}

function Facts({ heading, lines, note }: { heading: string; lines: readonly string[]; note?: string }) {
  return (
    <>
      <h4 className="mt-2 eyebrow">{heading}</h4>
      <ul className="mt-1.5 flex flex-col gap-2 ps-4 text-[15px]">
        {lines.map((line) => (
          <li key={line} className={note ? 'list-[circle]' : 'list-disc'}>
            {line}
            {note && (
              <span className="ms-1.5 inline-block rounded-[8px] border border-line bg-surface px-1.5 text-[13px] text-soft">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
