import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button';
import { StepHeading } from '../../../ui/flow/StepHeading';
import { Mark } from '../../../ui/Mark';

const POINTS = ['questions', 'device', 'later'] as const;

export function IntroStep({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation('coach');
  return (
    <>
      <div className="flex flex-1 flex-col justify-center gap-4">
        <Mark size={56} />
        <StepHeading>{t('onboarding.intro.title')}</StepHeading>
        <p className="text-[17px] text-soft">{t('onboarding.intro.text')}</p>
        <ul className="mt-2 border-t border-line">
          {POINTS.map((point) => (
            <li key={point} className="border-b border-line py-3">
              {t(`onboarding.intro.points.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <Button onClick={onBegin}>{t('onboarding.intro.begin')}</Button>
    </>
  );
}
