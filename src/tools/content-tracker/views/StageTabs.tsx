import { useDroppable } from '@dnd-kit/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { STAGES, type Stage } from '../../../domain/videos/stage';
import { formatNumber } from '../../../i18n/figures';
import { Chip } from '../../../ui/Chip';

interface Props {
  columns: Readonly<Record<Stage, readonly Video[]>>;
  chosen: Stage;
  onChoose: (stage: Stage) => void;
}

/** The stages in a row, with how many videos each has: a tap shows one, a card can be dropped on any. */
export function StageTabs({ columns, chosen, onChoose }: Props) {
  const { t } = useTranslation('content-tracker');
  const row = useRef<HTMLUListElement>(null);

  // A swipe may also have chosen another stage.
  useEffect(() => {
    const tab = row.current?.children[STAGES.indexOf(chosen)];
    if (!row.current || !(tab instanceof HTMLElement)) return;
    row.current.scrollTo?.({ left: tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2 });
  }, [chosen]);

  return (
    <ul
      ref={row}
      data-swipes-itself
      aria-label={t('labels.stage')}
      className="sticky top-0 z-10 -mx-5 flex gap-2 overflow-x-auto bg-paper px-5 py-2 [scrollbar-width:none]"
    >
      {STAGES.map((stage) => (
        <Tab
          key={stage}
          stage={stage}
          count={columns[stage].length}
          isChosen={stage === chosen}
          onChoose={() => onChoose(stage)}
        />
      ))}
    </ul>
  );
}

interface TabProps {
  stage: Stage;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Tab({ stage, count, isChosen, onChoose }: TabProps) {
  const { t } = useTranslation('content-tracker');
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <li ref={setNodeRef} className={`flex-none rounded-[22px] ${isOver ? 'outline-3 outline-ink' : ''}`}>
      <Chip aria-pressed={isChosen} onClick={onChoose} className="whitespace-nowrap">
        {t(`labels.stages.${stage}`)} <span className="font-normal opacity-80">{formatNumber(count)}</span>
      </Chip>
    </li>
  );
}
