import { useSearchParams } from 'react-router-dom';
import { AlertTab } from './AlertTab';
import { useAlertChoices } from './alertChoices';
import { GuideTab } from './GuideTab';
import { Tabs } from './Tabs';

/** Two tabs: the alert of the day, and `?tab=guide` with what works in a niche. */
export default function ViralAlertScreen() {
  const [params] = useSearchParams();
  const kept = useAlertChoices();
  const isGuide = params.get('tab') === 'guide';
  if (!kept) return null;
  return (
    <div className="flex min-h-full flex-col">
      <Tabs isGuide={isGuide} />
      <div className="flex-1">{isGuide ? <GuideTab kept={kept} /> : <AlertTab kept={kept} />}</div>
    </div>
  );
}
