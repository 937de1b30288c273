import { RemindActions } from '../remind/RemindActions';
import { RemindRow } from '../remind/RemindRow';
import { useReminding } from '../remind/useReminding';
import type { Block } from './model';

/** The moments of a plan, each with its bell, and actions for all of them. */
export function MomentRows({
  rows,
  group,
  note,
  isPlan = false,
  allAtOnce = false,
}: Extract<Block, { kind: 'moments' }>) {
  const reminding = useReminding();
  return (
    <div className={`flex flex-col gap-2.5 ${isPlan ? '' : 'print:hidden'}`}>
      {note && <p className="text-soft print:hidden">{note}</p>}
      {!allAtOnce && (
        <ul className="flex flex-col divide-y divide-line">
          {rows.map(({ moment, aside, lines = [] }) => (
            <RemindRow key={moment.id} moment={moment} reminding={reminding}>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-[640] first-letter:uppercase">{moment.label}</span>
                {aside && <span className="text-sm text-soft">{aside}</span>}
              </p>
              {lines.map((line, place) => (
                <p key={line} className={place === 0 ? 'mt-0.5' : 'mt-1 text-sm text-soft'}>
                  {line}
                </p>
              ))}
            </RemindRow>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <RemindActions moments={rows.map(({ moment }) => moment)} group={group} reminding={reminding} />
      )}
    </div>
  );
}
