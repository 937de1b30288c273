import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { AddDrawing, ConfirmDrawing, SafariDrawing, ShareDrawing } from './drawings';

const STEPS = [
  { name: 'share', Drawing: ShareDrawing },
  { name: 'add', Drawing: AddDrawing },
  { name: 'confirm', Drawing: ConfirmDrawing },
] as const;
const OPEN_SAFARI = { name: 'safari', Drawing: SafariDrawing } as const;

interface Props {
  /** The page is open inside another app, whose browser can't install it: Safari has to be opened first. */
  elsewhere: boolean;
  onClose: () => void;
}

/** How to install on an iPhone or iPad, step by step, with drawings. */
export function InstallSteps({ elsewhere, onClose }: Props) {
  const { t } = useTranslation('pwa');
  const steps = elsewhere ? [OPEN_SAFARI, ...STEPS] : STEPS;
  return (
    <Dialog title={t('install.stepsTitle')} closeLabel={t('install.close')} onClose={onClose}>
      <ol className="flex flex-col gap-4">
        {steps.map(({ name, Drawing }, index) => (
          <li key={name} className="flex items-center gap-4">
            <Drawing />
            <p>
              <span className="font-[680]">{index + 1}. </span>
              {t(`install.steps.${name}`)}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
