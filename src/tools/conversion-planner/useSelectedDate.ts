import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../ui/tool/useToday';
import { isDate } from './plannerWeek';

/**
 * Specification: 'the selected day defaults to today'. Any other day is in the address (`?date=2026-11-24`), so that it
 * can be linked to and survives a reload.
 */
export function useSelectedDate(): { today: string; selected: string; select: (date: string) => void } {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const askedDate = params.get('date') ?? '';
  const select = (date: string) => {
    if (isDate(date)) setParams(date === today ? {} : { date }, { replace: true });
  };
  return { today, selected: isDate(askedDate) ? askedDate : today, select };
}
