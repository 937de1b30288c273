import { useMemo } from 'react';
import { isKnownZone } from '../../../domain/reminders/zone';
import { useLazyModule } from '../../../ui/tool/useLazyModule';
import { countryName, countryNames } from './placeName';
import { useWhereabouts, type Whereabouts } from './useWhereabouts';

const loadCountries = () => import('./findCountry');

/**
 * Where the buyers live, from a country or a city as typed; undefined while the lists are being fetched. What is not
 * found gets the device's zone, as `useWhereabouts` says.
 */
export function useMarket(typed: string): Whereabouts | undefined {
  const countries = useLazyModule(loadCountries);
  const city = useWhereabouts(typed);
  return useMemo(() => {
    if (typed.trim() === '') return city;
    if (!countries) return undefined;
    const found = countries.findCountry(typed, countryNames);
    if (!found || !isKnownZone(found.zone)) return city;
    return { status: 'found', zone: found.zone, place: countryName(found.country), offered: [] };
  }, [typed, countries, city]);
}
