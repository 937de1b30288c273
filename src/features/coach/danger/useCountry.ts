import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { aboutStore, countryOf, setCountry } from '../../../state/slices/aboutStore';

/** The country whose numbers are shown, ISO 3166, and the way to change it; a country chosen here is kept. */
export function useCountry() {
  const known = countryOf(useStore(aboutStore));
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    aboutStore.hydrate();
  }, []);
  return {
    country: isElsewhere ? undefined : known,
    /** None: a country other than those listed. */
    choose(country: string | undefined) {
      setElsewhere(country === undefined);
      if (country) setCountry(country).catch(console.warn); // storage reports it itself
    },
  };
}
