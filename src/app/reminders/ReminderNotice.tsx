import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { GO_TO } from '../../contracts/reminders';
import { KINDS } from '../../domain/reminders/kinds';
import { now } from '../../platform/clock';
import { remindersStore } from '../../state/reminders/remindersStore';
import { snooze } from '../../state/reminders/snoozes';
import { IconButton } from '../../ui/IconButton';
import { showToast } from '../../ui/toast';
import { builtPath } from './builtPath';
import { type Notice, noticeStore, occurrenceOf } from './noticeStore';
import { useNoticeText } from './useNoticeText';

/**
 * Says that a reminder is due where no notification can, and offers ten minutes more where the notification could not:
 * iOS shows no actions.
 */
export default function ReminderNotice() {
  const notice = useStore(noticeStore, (state) => state.notice);
  useOpenedByNotification();
  useSentTo();
  return notice && <NoticeBar key={notice.occurrence.id} notice={notice} />;
}

/** `?reminder=<occurrence>`: a tap on a notification opened the app here. The query is removed at once. */
function useOpenedByNotification(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const id = parameters.get('reminder');
  const tidyUp = useEffectEvent(() => {
    parameters.delete('reminder');
    const rest = parameters.size > 0 ? `?${parameters}` : '';
    navigate(builtPath(`${pathname}${rest}`), { replace: true });
  });
  useEffect(() => {
    if (id === null) return;
    tidyUp();
    remindersStore.hydrate().then(() => {
      const occurrence = occurrenceOf(id, now().getTime());
      if (occurrence) noticeStore.setState({ notice: { why: 'opened', occurrence } });
    });
  }, [id]);
}

/**
 * The service worker tells an open page where a notification leads, and waits for its answer: see notificationClick.ts.
 */
function useSentTo(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const receive = ({ data, ports }: MessageEvent<unknown>) => {
      const isForUs = typeof data === 'object' && data !== null && 'type' in data && data.type === GO_TO;
      if (!isForUs || !('path' in data) || typeof data.path !== 'string') return;
      ports[0]?.postMessage(true);
      navigate(builtPath(data.path));
    };
    navigator.serviceWorker?.addEventListener('message', receive);
    return () => navigator.serviceWorker?.removeEventListener('message', receive);
  }, [navigate]);
}

function NoticeBar({ notice }: { notice: Notice }) {
  const { why, occurrence } = notice;
  const { t } = useTranslation('reminders');
  const text = useNoticeText(notice);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const close = () => noticeStore.setState({ notice: null });

  const putOff = async () => {
    setBusy(true);
    const outcome = await snooze(occurrence).catch(() => 'notSnoozed' as const);
    showToast(t(`notice.${outcome}`));
    close();
  };
  const start = () => {
    close();
    navigate(builtPath(KINDS[occurrence.kind].target));
  };

  return (
    <div
      role={why === 'due' ? 'alert' : 'status'}
      className="mx-3 mb-2 flex flex-wrap items-center gap-x-3 rounded-button bg-sunk ps-4 pe-1.5 py-1 text-sm"
    >
      <p className="flex-1 font-[620]">{text}</p>
      {why === 'due' && (
        <button type="button" onClick={start} className="min-h-11 px-2 font-[660] underline underline-offset-4">
          {t(`notice.start.${occurrence.kind}`)}
        </button>
      )}
      <button
        type="button"
        disabled={isBusy}
        onClick={putOff}
        className="min-h-11 px-2 font-[660] underline underline-offset-4 disabled:opacity-45"
      >
        {t('notice.snooze')}
      </button>
      <IconButton icon={X} label={t('notice.close')} onClick={close} />
    </div>
  );
}
