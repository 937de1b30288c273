import { createCoach } from './coach';
import { guides as en } from './guides/en/all';
import { guides as fr } from './guides/fr/all';

/** The coach that needs no network, no key and no model; the page and the worker share it. */
export const builtInCoach = createCoach({ fr, en });
