import type { CoachName } from '../src/contracts/chat';
import type { LimitedCall } from '../src/contracts/limits';
import type { JudgeName } from '../src/contracts/videoAnalysis';
import type { Question } from './question';
import type { Runtime } from './runtime';
import type { Services } from './services';

/** The part of the counting Durable Objects that is used: getting one by name, and its one method. */
export interface CallCounters {
  getByName: (client: string) => { count: (call: LimitedCall) => Promise<number | undefined> };
}

/** Bindings: the variables of `env.ts` and the counter. Variables: what middleware passes on with a request. */
export interface AppEnv {
  Bindings: { CALL_COUNTER: CallCounters };
  Variables: {
    requestId: string;
    services: Services;
    /**
     * The call was counted and is within the limits. A call that could not be counted gets nothing that costs money.
     */
    counted: boolean;
    coach?: CoachName;
    judge?: JudgeName;
    /** Why the model did not answer. */
    fallback?: string;
  };
}

export interface AppDeps {
  runtime: Runtime;
  coach: { answer: (question: Question) => Promise<{ parts: string[]; suggestions: string[]; tool?: string }> };
  /** The welcome message in a language, or in whichever of ours is shown for it. */
  welcome: (language: string) => string;
}
