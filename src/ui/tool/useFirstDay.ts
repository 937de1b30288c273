import { useEffect } from 'react';
import { useStore } from 'zustand';
import { firstDayOf } from '../../domain/week';
import { aboutStore, countryOf } from '../../state/slices/aboutStore';

/** The day on which this week begins where the user lives, from 1 (Monday) to 7: the same in every count. */
export function useFirstDay(): number {
  const about = useStore(aboutStore);
  useEffect(() => void aboutStore.hydrate(), []);
  return firstDayOf(countryOf(about));
}
