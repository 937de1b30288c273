import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { captionOf, handedOver } from '../../../domain/videos/caption';
import { CopyChip } from '../../../ui/CopyChip';
import { ScreenNames } from '../../../ui/screenNames';
import { ChipLink } from '../../../ui/tool/ChipLink';
import { TeleprompterButton } from '../../../ui/tool/result/TeleprompterButton';
import { addressOf, nextStepsOf } from './nextSteps';

/**
 * Where an open video goes next: the tools that take it over, its script in the teleprompter, its words to the
 * clipboard.
 */
export function NextSteps({ video }: { video: Video }) {
  const { t, i18n } = useTranslation('content-tracker');
  const { t: shared } = useTranslation('tool');
  const nameOf = use(ScreenNames);
  const { title, script, hook, hashtags = [] } = video;
  const caption = captionOf(video, shared('disclosure'), i18n.language);
  const steps = nextStepsOf(video)
    .map((step) => ({ step, ...addressOf(step, video) }))
    .filter(({ path }) => nameOf(path));

  const scriptLines = (script ?? '').split('\n').filter((line) => line.trim());
  return (
    <section>
      <h3 className="eyebrow">{t('labels.next')}</h3>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {steps.map(({ step, path, query }, place) => (
          <li key={step}>
            <ChipLink path={path} query={query && `?${query}`} isNext={place === 0}>
              {t(`labels.steps.${step}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
      {video.kind === 'video' && scriptLines.length > 0 && (
        <div className="mt-2">
          <TeleprompterButton
            key={script}
            script={{ title, parts: [{ name: t('labels.details.script'), lines: scriptLines }] }}
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <CopyChip text={handedOver(caption, hashtags.join(' '))} label={t('labels.copy.caption')} />
        {hook && <CopyChip text={hook} label={t('labels.copy.hook')} />}
        {script && <CopyChip text={script} label={t('labels.copy.script')} />}
      </div>
    </section>
  );
}
