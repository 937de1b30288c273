import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { profileStore } from '../../state/profile';
import { ChatPanel } from './chat/ChatPanel';

const Onboarding = lazy(async () => ({ default: (await import('./onboarding/Onboarding')).Onboarding }));

/** The coach home: the chat, or the questions where there is no profile yet (or they are asked anew: `?redo`). */
export default function CoachScreen() {
  const profile = useStore(profileStore, (state) => state.profile);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (profile && !params.has('redo')) return <ChatPanel />;
  return (
    <Suspense fallback={null}>
      <Onboarding {...(profile && { initial: profile })} onDone={() => navigate('/', { replace: true })} />
    </Suspense>
  );
}
