import { STAGES } from '../../../domain/videos/stage';
import { keep, type View } from '../trackerChoices';
import type { FilteredVideos } from '../useFilteredVideos';
import { BoardView } from './BoardView';
import { CalendarView } from './CalendarView';
import { ListView } from './ListView';

interface Props {
  view: View;
  shown: FilteredVideos;
  isFiltered: boolean;
  kept: Readonly<Record<string, string>>;
}

/** The same videos as a list, a board or a calendar; column and day are kept. */
export function Views({ view, shown, isFiltered, kept }: Props) {
  const column = STAGES.find((stage) => stage === kept.column) ?? 'idea';
  if (view === 'list') {
    // MatchCount already says that there is nothing.
    return isFiltered && shown.all.length === 0 ? null : <ListView shown={shown} isFiltered={isFiltered} />;
  }
  return view === 'board' ? (
    <BoardView videos={shown.all} stage={column} onStage={(stage) => keep({ column: stage })} />
  ) : (
    <CalendarView videos={shown.all} day={kept.day ?? ''} onDay={(day) => keep({ day })} />
  );
}
