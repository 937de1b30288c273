import type { CoachName } from '../src/contracts/chat';
import type { LimitedCall } from '../src/contracts/limits';
import type { JudgeName } from '../src/contracts/videoAnalysis';
import type { Question } from './question';
import type { Runtime } from './runtime';
import type { Services } from './services';

/** Of the counting Durable Objects, what is used: one by name, and its one method. */
export interface CallCounters {
  getByName: (client: string) => { count: (call: LimitedCall) => Promise<number | undefined> };
}

/** Bindings are the variables of `env.ts` and the counter; variables are what middleware hands on with a request. */
export interface AppEnv {
  Bindings: { CALL_COUNTER: CallCounters };
  Variables: {
    requestId: string;
    services: Services;
    /** The call was counted and is within the limits; what costs money is not done for one that could not be counted. */
    counted: boolean;
    coach?: CoachName;
    judge?: JudgeName;
    /** Why the model did not answer. */
    fallback?: string;
  };
}

export interface AppDeps {
  runtime: Runtime;
  coach: { answer: (question: Question) => { parts: string[]; suggestions: string[]; tool?: string } };
  /** The welcome message in a language, or in the one of ours that is shown for it. */
  welcome: (language: string) => string;
}
