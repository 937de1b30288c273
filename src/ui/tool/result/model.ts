import type { CheckedScript } from '../../../domain/scriptCheck/checkedScript';
import type { PromptScript } from '../../../domain/teleprompter/timeline';
import type { NewIdea } from '../../../state/slices/videosStore';
import type { Moment } from '../remind/useReminding';
import type { Colours } from './Ring';

// A tool's result as data. One view shows it (ResultView) and one writer makes the text that is copied, shared and
// saved (resultText), so that what leaves the screen is what was seen on it.

export interface ToolResult {
  /** What it was made from: 'Home · Book ends'. */
  eyebrow: string;
  title: string;
  /** Which of several pages it is; a new page is read from its title on. */
  page?: string;
  sections: readonly Section[];
  /** What to know about the whole result. */
  notes: readonly string[];
  links?: Links;
  buttons: readonly ResultButton[];
}

/** Cards that belong together; each day of a week has a heading. */
export interface Section {
  heading?: Heading;
  cards: readonly (Card | Widget)[];
}

/** A card of the tool's own that is for use, not for reading: a clock to set, a list to choose from. */
export interface Widget {
  id: string;
  widget: string;
}

export interface Heading {
  /** The element's id, so that one can jump to it. */
  id: string;
  text: string;
  note?: string;
  /** The day that the section is about: its place in the row of days that stays in sight. */
  day?: { letter: string; number: string; isToday: boolean; isLive: boolean };
}

export interface Card {
  /** Unique within the result. */
  id: string;
  /** `lead`: what somebody came for; `detail`: what helps to do it. */
  rank: 'lead' | 'detail';
  eyebrow: string;
  /** The accessible name, if the eyebrow is not unique. */
  name?: string;
  /** In the corner: what it is recommended as. */
  badge?: string | undefined;
  /** Spans both columns of a desktop. */
  isWide?: boolean;
  /** What the card says first, in large type. */
  statement?: string;
  /** The statement is to be said aloud. */
  isSpoken?: boolean;
  blocks?: readonly Block[];
  /** One, or several side by side. */
  score?: Score | readonly Score[];
  /** Short facts in frames, such as the difficulty. */
  tags?: readonly string[];
  /** A line beside the actions, such as the length of the text. */
  meta?: readonly string[];
  /**
   * What the copy button copies: the statement alone, the spoken lines (alone, or with the times of the steps), or
   * everything.
   */
  copy?: { what: 'statement' | 'spoken' | 'timed' | 'card'; label?: string };
  /** Further copy chips with a label each: a part of the card in the form in which it is pasted. */
  copies?: readonly { label: string; text: string }[];
  keep?: NewIdea;
  /** Its spoken lines, for the teleprompter. */
  prompt?: PromptScript;
  /** Its spoken lines, for the script check. */
  check?: CheckedScript;
  choice?: Choice;
  /** The moment that a reminder can be set for. */
  remind?: { moment: Moment; note?: string | undefined };
}

export type Block =
  /** Paragraphs; `isSpoken`: said aloud; `isExample`: to be replaced, and therefore not copied. */
  | {
      kind: 'text';
      name?: string;
      lines: readonly string[];
      tone?: 'soft' | 'note';
      isSpoken?: boolean;
      isExample?: boolean;
    }
  | { kind: 'list'; name?: string; items: readonly string[]; isNumbered?: boolean; tone?: 'note' }
  /** Steps in time, each with what to say, to do and to keep in mind. */
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'figures'; rows: readonly (readonly [name: string, figure: string])[] }
  | { kind: 'ideas'; ideas: readonly Idea[] }
  | { kind: 'hashtags'; name?: string; tags: readonly string[]; groupName: string }
  /** Where the creator types what only they know; `none`: what the result says without it. */
  | { kind: 'offer'; label: string; placeholder: string; note: string; offer: string }
  /**
   * Bells, with a `note` about them; `isPlan`: the list is for reading too; `allAtOnce`: each has its bell elsewhere.
   */
  | {
      kind: 'moments';
      group: string;
      rows: readonly MomentRow[];
      note?: string;
      isPlan?: boolean;
      allAtOnce?: boolean;
    };

export interface Step {
  /** Its time or position: '00:30 – 01:30'. */
  when?: string;
  title: string;
  blocks: readonly Block[];
}

/** A separate line that can be copied, saved or chosen. */
export interface Idea {
  eyebrow?: string;
  /** What it is recommended as. */
  badge?: string;
  text: string;
  /** How it is done. */
  more?: string;
  isLarge?: boolean;
  copy?: { label?: string };
  keep?: NewIdea;
  choice?: Choice;
}

/** A moment of a plan, with its bell. */
export interface MomentRow {
  moment: Moment;
  /** Next to the time: what it is. */
  aside?: string;
  lines?: readonly string[];
}

export interface Score {
  value: number;
  label: string;
  isPercent?: boolean;
  /** What the figure is based on. */
  why: string;
  colours?: Colours;
}

/** What a tap decides about the rest of the result; stored with the other answers. */
export interface Choice {
  question: string;
  value: string;
  label: string;
  isChosen: boolean;
}

export interface Links {
  paths: readonly string[];
  names?: Readonly<Record<string, string>>;
  carry?: Readonly<Record<string, string>>;
  carryTo?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * `again`: another result from the same answers; `restart`: the first question; otherwise a choice about this result,
 * stored with the answers, or an action of the tool's own.
 */
export interface ResultButton {
  label: string;
  does: 'again' | 'restart' | Pick<Choice, 'question' | 'value'> | (() => void);
}
