import { ExternalLink } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_ANSWER } from '../../contracts/toolRun';
import type { Video } from '../../contracts/video';
import { hashtagText, MOST_HASHTAGS } from '../../domain/hashtags/hashtags';
import { captionOf, handedOver, isDisclosed, typedHashtags } from '../../domain/videos/caption';
import { isPublished } from '../../domain/videos/stage';
import { formatNumber } from '../../i18n/figures';
import { copyText } from '../../platform/clipboard';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { publishVideo, restoreVideo } from '../../state/slices/videosStore';
import { Button, buttonLook } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { showToast } from '../../ui/toast';

/** Where the platform takes a video: its app if it is installed, else its site. */
const UPLOAD = 'https://www.tiktok.com/upload';

const FIELD =
  'w-full rounded-button border-[1.5px] border-edge bg-surface px-3.5 text-[17px] text-ink placeholder:text-soft';

interface Props {
  video: Video | undefined;
  onClose: () => void;
}

/** Caption and hashtags for the platform: read once more, then one tap copies them and opens the platform. */
export default function HandOver({ video, onClose }: Props) {
  const { t, i18n } = useTranslation('checklist');
  const { t: shell } = useTranslation();
  const { t: shared } = useTranslation('tool');
  const mention = shared('disclosure');
  const run = toolRunOf('checklist');
  const { answers } = run.getState();
  const [caption, setCaption] = useState(answers.caption ?? captionOf(video ?? {}, mention, i18n.language));
  const [hashtags, setHashtags] = useState(answers.hashtags ?? hashtagText(video?.hashtags ?? []));
  const [outcome, setOutcome] = useState<'copied' | 'offline' | 'refused'>();
  const area = useRef<HTMLTextAreaElement>(null);

  const change = (field: 'caption' | 'hashtags', value: string) => {
    (field === 'caption' ? setCaption : setHashtags)(value);
    keepAnswer(run, field, value);
    setOutcome(undefined);
  };

  const handOver = async (event: MouseEvent) => {
    const isOnline = navigator.onLine;
    // Offline the new window would only show an error.
    if (!isOnline) event.preventDefault();
    const isCopied = await copyText(handedOver(caption, hashtags));
    if (!isCopied) area.current?.select();
    setOutcome(!isCopied ? 'refused' : isOnline ? 'copied' : 'offline');
  };

  const publish = (published: Video) => {
    publishVideo(published.id);
    showToast(t('labels.handOver.publishedDone'), { label: shell('undo'), run: () => restoreVideo(published) });
    onClose();
  };

  return (
    <Dialog title={t('labels.handOver.title')} closeLabel={shell('close')} onClose={onClose}>
      <p className="text-soft">{t('labels.handOver.hint')}</p>
      <div>
        <label htmlFor="checklist-caption" className="mb-1.5 block font-[540]">
          {t('labels.handOver.caption')}
        </label>
        <textarea
          ref={area}
          id="checklist-caption"
          value={caption}
          onChange={(event) => change('caption', event.target.value)}
          placeholder={t('labels.handOver.captionExample')}
          maxLength={LONGEST_ANSWER}
          rows={5}
          dir="auto"
          className={`py-3 ${FIELD}`}
        />
        <p className="mt-1 text-sm text-soft">
          {t('labels.handOver.size', { count: formatNumber([...caption.trim()].length) })}
        </p>
        <div aria-live="polite">
          {!isDisclosed(caption, i18n.language) && (
            <p className="mt-1 text-sm font-[540] text-poor">{t('labels.handOver.undisclosed')}</p>
          )}
        </div>
      </div>
      <div>
        <label htmlFor="checklist-hashtags" className="mb-1.5 block font-[540]">
          {t('labels.handOver.hashtags')}
        </label>
        <input
          id="checklist-hashtags"
          type="text"
          value={hashtags}
          onChange={(event) => change('hashtags', event.target.value)}
          placeholder={t('labels.handOver.hashtagsExample')}
          maxLength={LONGEST_ANSWER}
          autoComplete="off"
          autoCapitalize="none"
          dir="auto"
          className={`min-h-13 ${FIELD}`}
        />
        {typedHashtags(hashtags).length > MOST_HASHTAGS && (
          <p className="mt-1 text-sm text-soft">{t('labels.handOver.most', { count: formatNumber(MOST_HASHTAGS) })}</p>
        )}
      </div>
      <p role="status" className={`empty:hidden ${outcome === 'refused' ? 'text-poor' : 'font-[540]'}`}>
        {outcome && t(`labels.handOver.${outcome}`)}
      </p>
      <a href={UPLOAD} target="_blank" rel="noopener noreferrer" onClick={handOver} className={buttonLook('main')}>
        {t('labels.handOver.go')}
        <ExternalLink size={20} strokeWidth={2} aria-hidden="true" />
      </a>
      {video && !isPublished(video) && outcome && (
        <Button kind="quiet" onClick={() => publish(video)}>
          {t('labels.handOver.published')}
        </Button>
      )}
    </Dialog>
  );
}
