import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../i18n/figures';
import { Disclosure } from '../../ui/scriptCheck/Disclosure';
import type { MeasuredItem } from './measuredItems';
import { useMeasureWords } from './useMeasureWords';

/** Each verdict has an icon with its word beside it, never a colour alone. */
const LOOKS = {
  meets: { Icon: CircleCheck, colour: 'text-good' },
  misses: { Icon: CircleAlert, colour: 'text-poor' },
  open: { Icon: CircleDashed, colour: 'text-soft' },
} as const;

/** How many figures fit on a line. */
const MOST_IN_LINE = 2;

/** What was measured of an item: the figures on one line; opened, their targets and what to do about those missed. */
export function MeasuredNote({ item: { id, verdict, parts, unmeasured } }: { item: MeasuredItem }) {
  const { t } = useTranslation('checklist');
  const words = useMeasureWords();
  const { Icon, colour } = LOOKS[verdict];
  const missed = parts.filter(({ side }) => side !== 'in');
  const inLine = missed.length > 0 ? missed : parts.slice(0, MOST_IN_LINE);
  return (
    <div>
      <Disclosure
        line={
          <>
            <Icon size={18} strokeWidth={2} aria-hidden="true" className={`flex-none ${colour}`} />
            <span className="text-[15px] leading-snug font-[540]">
              {t(`labels.measured.verdicts.${verdict}`)}{' '}
              <span className="block text-sm font-normal text-soft">{inLine.map(words.value).join(' · ')}</span>
            </span>
          </>
        }
      >
        <dl className="flex flex-col gap-1.5 pb-3 text-[15px] leading-snug">
          {parts.map((part) => (
            <div key={part.measure}>
              <dt className="text-sm text-soft">{words.name(part.measure)}</dt>
              <dd>{words.full(part)}</dd>
            </div>
          ))}
          {unmeasured.length > 0 && (
            <div>
              <dt className="text-sm text-soft">{t('labels.measured.unmeasured')}</dt>
              <dd>{formatList(unmeasured.map(words.name))}</dd>
            </div>
          )}
        </dl>
      </Disclosure>
      <ul className="flex list-disc flex-col gap-1.5 ps-4 pb-3 text-[15px] leading-snug empty:hidden">
        {missed.map((part) => (
          <li key={part.measure}>{words.advice(part)}</li>
        ))}
      </ul>
      <p className="pb-3 text-sm text-soft">{t(`labels.measured.unseen.${id}`)}</p>
    </div>
  );
}
