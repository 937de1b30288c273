import { OPTIONS } from './strategyQuestions';

export const examples = OPTIONS;
