/** As a creator decides it: a product that is of none of the known families. */
export const SOMETHING_ELSE = 'unknown';
