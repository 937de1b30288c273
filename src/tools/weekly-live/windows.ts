import type { NichePick } from '../../domain/matchNiche';

/** From when to when, in the device's time zone: 'HH:MM'. */
export interface TimeWindow {
  from: string;
  to: string;
}

/**
 * Specification: 'beauty 19h-21h, tech 20h-22h, fitness 18h-20h, lifestyle 19h-21h30, cooking 17h-19h, fashion 19h-21h, home
 * 18h-20h, parenting 14h-16h'.
 */
export const WINDOWS: Readonly<Record<NichePick, TimeWindow>> = {
  beauty: { from: '19:00', to: '21:00' },
  tech: { from: '20:00', to: '22:00' },
  fitness: { from: '18:00', to: '20:00' },
  lifestyle: { from: '19:00', to: '21:30' },
  cooking: { from: '17:00', to: '19:00' },
  fashion: { from: '19:00', to: '21:00' },
  home: { from: '18:00', to: '20:00' },
  parenting: { from: '14:00', to: '16:00' },
};
