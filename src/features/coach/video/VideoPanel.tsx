import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../contracts/conversation';
import { analysisReport, type VideoAnswers } from '../../../contracts/videoAnalysis';
import { changeMessage } from '../../../state/slices/conversationMessages';
import { conversationsStore } from '../../../state/slices/conversationsStore';
import { isValid } from '../../../state/store/storedShape';
import { Notice } from '../../../ui/tool/result/Notice';
import { Report } from './Report';

interface Props {
  message: ChatMessage;
  /** The panel has its full height: it can be scrolled into view. */
  onShown: () => void;
}

/** A video analysis in its conversation. One that cannot be read, say from another version, is named as such. */
export default function VideoPanel({ message, onShown }: Props) {
  const { t } = useTranslation(['video', 'tool']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(onShown, []);

  const report: unknown = message.videoAnalysis;
  if (!isValid(analysisReport, report))
    return (
      <Notice>
        {t('unreadable')} {message.content}
      </Notice>
    );

  const answer = (answers: VideoAnswers) => {
    const { openId } = conversationsStore.getState();
    if (openId) void changeMessage(openId, message.id, { videoAnalysis: { ...report, answers } });
  };
  return <Report report={report} onAnswer={answer} />;
}
