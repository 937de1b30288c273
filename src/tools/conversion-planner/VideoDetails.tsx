import { Check, ListChecks, SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { Chip } from '../../ui/Chip';
import { CopyButton } from '../../ui/CopyButton';
import { ChipLink } from '../../ui/tool/ChipLink';
import { Part } from '../../ui/tool/result/ResultCard';
import { TeleprompterButton } from '../../ui/tool/result/TeleprompterButton';

interface Props {
  video: Video;
  onPublish: () => void;
  children: ReactNode;
}

/** What is needed in front of the camera, and the video's actions. */
export default function VideoDetails({ video, onPublish, children }: Props) {
  const { t } = useTranslation('conversion-planner');
  const { id, title, hook, product, script, contentFocus } = video;
  const parts = [
    { name: t('labels.details.hook'), text: hook, copy: t('labels.details.copyHook') },
    { name: t('labels.details.product'), text: product },
    { name: t('labels.details.focus'), text: contentFocus && t(`labels.focus.${contentFocus}`) },
    { name: t('labels.details.script'), text: script, copy: t('labels.details.copyScript') },
  ].flatMap(({ text, ...part }) => (text ? [{ ...part, text }] : []));

  return (
    <>
      {parts.length === 0 && <p className="text-soft">{t('labels.details.none')}</p>}
      {parts.map(({ name, text, copy }) => (
        <Part key={name} name={name}>
          <div className="flex items-start gap-2">
            <p dir="auto" className="line-clamp-[12] min-w-0 flex-1 wrap-anywhere whitespace-pre-line">
              {text}
            </p>
            {copy && (
              <div className="-mt-2.5 -me-2">
                <CopyButton text={text} label={copy} />
              </div>
            )}
          </div>
        </Part>
      ))}
      {script && (
        <TeleprompterButton
          key={script}
          script={{ title, parts: [{ name: title, lines: script.split('\n').filter((line) => line.trim()) }] }}
        />
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        {children}
        <ChipLink path="/pre-publication-checklist" query={`?video=${id}`}>
          <ListChecks size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.details.checklist')}
        </ChipLink>
        <Chip onClick={onPublish}>
          <Check size={18} strokeWidth={2} aria-hidden="true" />
          {t('labels.details.publish')}
        </Chip>
        <ChipLink path="/content-tracker" query={`?video=${id}`}>
          <SquareArrowOutUpRight size={18} strokeWidth={1.8} aria-hidden="true" className="rtl:-scale-x-100" />
          {t('labels.details.tracker')}
        </ChipLink>
      </div>
    </>
  );
}
