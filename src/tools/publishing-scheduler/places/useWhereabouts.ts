import { useMemo } from 'react';
import { isKnownZone } from '../../../domain/reminders/zone';
import { deviceZone } from '../../../platform/timeZone';
import { useLazyModule } from '../../../ui/tool/useLazyModule';
import type { Place } from './findPlaces';
import { countryNames, placeName } from './placeName';

/** Where a typed location is. */
export interface Whereabouts {
  /** `which`: several cities bear the name; `maybe`: none does, but some begin so; `unknown`: neither. */
  status: 'device' | 'found' | 'which' | 'maybe' | 'unknown';
  /** IANA; the device's own unless the city was found. */
  zone: string;
  /** The city and its country, if it was found. */
  place?: string;
  /** What to choose from, written as a location is typed. */
  offered: readonly string[];
}

// The list of cities is fetched once the screen is shown.
const loadPlaces = () => import('./findPlaces');

/** The clock of a location as typed; undefined while the list of cities is being fetched. */
export function useWhereabouts(typed: string): Whereabouts | undefined {
  const places = useLazyModule(loadPlaces);
  return useMemo(() => {
    const device = { zone: deviceZone(), offered: [] };
    if (typed.trim() === '') return { ...device, status: 'device' };
    if (!places) return undefined;
    const found = places.findPlaces(typed, countryNames);
    // A zone that this browser does not know counts as not found.
    const [exact, begins] = [found.exact.filter(hasClock), found.begins.filter(hasClock)];
    const [only] = exact;
    if (only && exact.length === 1) return { status: 'found', zone: only.zone, place: placeName(only), offered: [] };
    if (only) return { ...device, status: 'which', offered: exact.map(placeName) };
    return { ...device, status: begins.length > 0 ? 'maybe' : 'unknown', offered: begins.map(placeName) };
  }, [typed, places]);
}

const hasClock = ({ zone }: Place) => isKnownZone(zone);
