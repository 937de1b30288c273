/** The id under which the form, the niche and the times of the lives are kept. */
export const TOOL = 'conversion-planner';
