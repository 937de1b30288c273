import type { NichePick } from '../../domain/matchNiche';

/** Specification, title variant: type (curiosity, transformation, conversational). */
export const TITLE_TYPES = [
  { type: 'curiosity', icon: '🔍' },
  { type: 'transformation', icon: '✨' },
  { type: 'conversational', icon: '💬' },
] as const;

export type TitleType = (typeof TITLE_TYPES)[number]['type'];

/**
 * The type that suits what a niche's products do on camera; an editorial choice. If a transformation would be about
 * somebody's body or child, it is the conversation.
 */
export const BEST_IN: Readonly<Record<NichePick, TitleType>> = {
  beauty: 'transformation',
  tech: 'curiosity',
  fitness: 'conversational',
  lifestyle: 'conversational',
  cooking: 'curiosity',
  fashion: 'transformation',
  home: 'transformation',
  parenting: 'conversational',
};

export interface TitleVariant {
  type: TitleType;
  icon: string;
  name: string;
  title: string;
  /** The effect of this type on somebody who watches. */
  psychologyEffect: string;
  /** What this title relies on, and how to film it. */
  whyItWorks: string;
  recommended: boolean;
}

export interface Titles {
  niche: NichePick;
  product: string;
  variants: TitleVariant[];
  bestPerformer: { variant: TitleType; name: string; explanation: string };
  june2025Insights: string[];
}
