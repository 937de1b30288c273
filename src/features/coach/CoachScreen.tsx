import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openConversation } from '../../state/slices/conversationsStore';
import { profileStore } from '../../state/slices/profileStore';
import { ChatPanel } from './chat/ChatPanel';
import { useConversationAddress } from './useConversationAddress';

const Onboarding = lazy(async () => ({ default: (await import('./onboarding/Onboarding')).Onboarding }));

/**
 * The coach home: the chat, or the onboarding if there is no profile yet or it is being redone (`?redo`). `?new` opens
 * a new conversation.
 */
export default function CoachScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // The onboarding stays until it reports that it is done: the profile exists a little earlier.
  const [isAsking, setAsking] = useState(() => profileStore.getState().profile === null);
  const isRedoing = params.has('redo');
  const isNew = params.has('new');

  useEffect(() => {
    if (!isNew) return;
    openConversation(undefined);
    navigate('/', { replace: true });
  }, [isNew, navigate]);

  if (!isAsking && !isRedoing) return <AddressedChat />;

  const { profile } = profileStore.getState();
  const done = () => {
    setAsking(false);
    if (isRedoing) navigate('/', { replace: true });
  };
  return (
    <Suspense fallback={null}>
      <Onboarding
        onDone={done}
        {...(isRedoing && profile && { initial: profile, onCancel: () => navigate('/settings', { replace: true }) })}
      />
    </Suspense>
  );
}

function AddressedChat() {
  useConversationAddress();
  return <ChatPanel />;
}
