import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ChatResponse } from '../../src/contracts/chat';
import type { Question } from '../question';
import { type CallOptions, jsonAsker } from './askForJson';
import { coachInstructions, coachTurns } from './coachPrompt';
import { modelAnswer, readModelAnswer } from './modelAnswer';
import { UpstreamError } from './upstreamError';

const MOST_OUTPUT_TOKENS = 1200;

/** A chat model as a function of the question. Rejects with an UpstreamError whatever went wrong. */
export function answerGenerator(
  model: LanguageModelV4,
): (question: Question, options: CallOptions) => Promise<ChatResponse> {
  const ask = jsonAsker(model, { schema: modelAnswer, name: 'coach_answer' });
  return async (question, options) => {
    const prompt = {
      instructions: coachInstructions(question),
      turns: coachTurns(question.history, question.message),
      maxOutputTokens: MOST_OUTPUT_TOKENS,
    };
    const answer = readModelAnswer(await ask(prompt, options));
    if (!answer) throw new UpstreamError('unreadable');
    return answer;
  };
}
