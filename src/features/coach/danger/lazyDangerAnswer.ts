import { lazyPart } from '../../../ui/lazyPart';

/** The answer to somebody in danger, fetched ahead of the first message. */
export const dangerAnswer = lazyPart(() => import('./DangerAnswer'));
