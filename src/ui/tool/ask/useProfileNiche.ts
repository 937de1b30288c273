import { useStore } from 'zustand';
import { type NichePick, nichePickOf } from '../../../domain/matchNiche';
import { profileStore } from '../../../state/slices/profileStore';

/** The profile's niche among the eight; undefined without a profile, or if it is not among them. */
export function useProfileNiche(): NichePick | undefined {
  const { profile } = useStore(profileStore);
  return profile ? nichePickOf(profile.niche) : undefined;
}
