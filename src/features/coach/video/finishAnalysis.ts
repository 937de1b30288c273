import i18next, { type TFunction } from 'i18next';
import type { ChatMessage } from '../../../contracts/conversation';
import type { AnalysisReport, VideoAnalysis } from '../../../contracts/videoAnalysis';
import { analyse } from '../../../domain/videoAnalysis/analyse';
import { formatNumber } from '../../../i18n/figures';
import { loadNamespace } from '../../../i18n/i18n';
import { writtenTexts } from '../../../i18n/writtenTexts';
import { appendMessages, closeMessages, openMessages } from '../../../state/slices/conversationMessages';
import { startConversation, touchConversation } from '../../../state/slices/conversationsStore';
import { DELAYS } from '../../../ui/delays';
import { languageOfAnswers } from '../chat/hasModel';
import { newMessage } from '../chat/newMessage';
import { plainText } from '../chat/plainText';
import { showOneByOne } from '../chat/showOneByOne';
import { turnOf, turnsStore } from '../chat/turns';
import { SECTIONS } from './fields';
import { nextQuestions } from './nextQuestions';

export interface Finished {
  /** None for a new conversation: it begins with the analysis. */
  conversationId: string | undefined;
  /** What comes before the first message of a new conversation. */
  opening: readonly ChatMessage[];
  report: AnalysisReport;
  /** The language chosen in the app. */
  language: string;
}

/**
 * Keeps a finished analysis in the conversation: its message and, 1 s later on the screen, the coach's word on it with
 * three suggestions. Both are kept at once, so that a reload loses neither.
 */
export async function finishAnalysis({ conversationId, opening, report, language }: Finished): Promise<void> {
  const suggested = await languageOfAnswers(language);
  await loadNamespace('videoAdvice');
  const result = analyse({ ...report, language, texts: writtenTexts('videoAdvice', language).texts });
  const t = i18next.getFixedT(language, 'video');
  const message = newMessage('video_analysis', summaryOf(report, result, t), { videoAnalysis: report });
  const word = newMessage('ai', wordOn(report, result, t), {
    suggestions: suggestionsAfter(result, i18next.getFixedT(suggested, 'video')),
  });

  const id = conversationId ?? startConversation(plainText(t('message.title', { name: report.fileName })));
  const store = openMessages(id);
  await store.hydrate();
  // An answer that is still awaited keeps its turn.
  if (!turnOf(turnsStore.getState(), id).isWaiting) showOneByOne(id, [message, word], DELAYS.videoSummary);
  await appendMessages(id, [...(conversationId ? [] : opening), message, word]);
  touchConversation(id, plainText(word.content));
  await closeMessages(id);
}

type Texts = TFunction<'video'>;

/** The result in words: for search, reading aloud, and the coach's context with the next question. */
function summaryOf({ fileName }: AnalysisReport, result: VideoAnalysis, t: Texts): string {
  const scored = (name: string, score: number | null) =>
    t('message.scored', { name, score: score === null ? t('result.notMeasured') : formatNumber(score) });
  return [
    t('message.title', { name: fileName }),
    scored(t('result.overall'), result.overall_score),
    ...SECTIONS.map((section) => scored(t(`sections.${section}`), result[section].score)),
  ].join('\n');
}

function wordOn({ fileName, judged, modelProblem }: AnalysisReport, result: VideoAnalysis, t: Texts): string {
  const { overall_score: score, improvement_priority: priorities } = result;
  const [first] = priorities;
  return [
    score === null
      ? t('message.noScore', { name: fileName })
      : t('message.score', { name: fileName, score: formatNumber(score) }),
    t(judged ? 'message.judged' : modelProblem ? 'message.modelProblem' : 'message.measured'),
    ...(first ? [`${t('message.first')} ${first}`] : []),
  ].join('\n\n');
}

const suggestionsAfter = (result: VideoAnalysis, t: Texts): string[] => [
  ...nextQuestions(result).map((question) => t(`suggestions.${question}`)),
  t('suggestions.another'),
];
