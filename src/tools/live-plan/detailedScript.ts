import { fill } from '../../lib/fill';
import type { Hook, LivePlan, Take } from './livePlan';

/** Minutes of the live; specification: intro 0-2 min, demo 3-10, interaction 10-20, urgency 20-30. */
const TIMING = {
  intro: { from: 0, to: 2 },
  demo: { from: 3, to: 10 },
  interaction: { from: 10, to: 20 },
  urgency: { from: 20, to: 30 },
} as const;

/** What is said in a part of the live, line by line. */
export interface ScriptPart {
  id: keyof typeof TIMING;
  minutes: { from: number; to: number };
  lines: string[];
}

/** What is decided about the script once the plan exists. */
export interface Decided {
  hook: Hook | undefined;
  take: Take | undefined;
  /** What this take says during the demo, if not what the plan says. */
  demo?: string[] | undefined;
  /** As typed; blank means none. */
  offer?: string;
}

/**
 * The sale with the creator's own offer, which the script states; without one, with the example, and the script states
 * none.
 */
export function saleWith(
  { product, salesMoment: { withOffer, plain, exampleOffer } }: LivePlan,
  offer = '',
): { text: string; isExample: boolean; say: string } {
  const ownOffer = offer.trim();
  const text = fill(withOffer, { product, offer: ownOffer || exampleOffer });
  return { text, isExample: ownOffer === '', say: ownOffer === '' ? plain : text };
}

/** The four parts of the script, opened by the given hook. */
export function detailedScript(plan: LivePlan, { hook, take, demo, offer }: Decided): ScriptPart[] {
  if (!hook || !take) return [];
  const { cta, nextLiveTeaser } = plan.conclusion;
  const lines = {
    intro: [hook.text, ...take.introduction],
    demo: demo ?? plan.productPresentation.say,
    interaction: take.interaction,
    urgency: [take.reminder, saleWith(plan, offer).say, take.urgency, cta, nextLiveTeaser],
  };
  return (['intro', 'demo', 'interaction', 'urgency'] as const).map((id) => ({
    id,
    minutes: TIMING[id],
    lines: lines[id],
  }));
}
