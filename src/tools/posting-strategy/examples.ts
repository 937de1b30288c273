import { OPTIONS } from './questions';

export const examples = OPTIONS;
