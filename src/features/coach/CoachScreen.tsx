import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { openConversation } from '../../state/conversations';
import { profileStore } from '../../state/profile';
import { ChatPanel } from './chat/ChatPanel';

const Onboarding = lazy(async () => ({ default: (await import('./onboarding/Onboarding')).Onboarding }));

/** The coach home: the chat, or the questions where there is no profile yet (or they are asked anew: `?redo`); `?new` opens a new
 * conversation. */
export default function CoachScreen() {
  const profile = useStore(profileStore, (state) => state.profile);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isNew = params.has('new');

  useEffect(() => {
    if (!isNew) return;
    openConversation(undefined);
    navigate('/', { replace: true });
  }, [isNew, navigate]);

  if (profile && !params.has('redo')) return <ChatPanel />;
  return (
    <Suspense fallback={null}>
      <Onboarding {...(profile && { initial: profile })} onDone={() => navigate('/', { replace: true })} />
    </Suspense>
  );
}
