import { lazy, Suspense, useState } from 'react';
import { openConversation } from '../../state/slices/conversationsStore';
import { profileStore } from '../../state/slices/profileStore';
import { Hub } from './Hub';
import { usePanel } from './panels';

const Onboarding = lazy(async () => ({
  default: (await import('../../features/coach/onboarding/Onboarding')).Onboarding,
}));

/** The coaching hub. Specification: if no saved profile exists, onboarding is shown first; after it the chat. */
export default function HubScreen() {
  // The onboarding stays until it reports that it is done: the profile exists a little earlier.
  const [isAsking, setAsking] = useState(() => profileStore.getState().profile === null);
  const [, show] = usePanel();
  if (!isAsking) return <Hub />;

  const done = () => {
    openConversation(undefined);
    setAsking(false);
    show('chat');
  };
  return (
    <Suspense fallback={null}>
      <Onboarding onDone={done} />
    </Suspense>
  );
}
