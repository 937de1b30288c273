import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askedWords } from '../../../ui/askedWords';

/** Asks the question that another screen has handed over, once: a reload does not ask it again. */
export function useAskedWords(send: (text: string) => Promise<unknown>): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const words = askedWords(state);
  const ask = useEffectEvent((text: string) => {
    navigate('/', { replace: true });
    void send(text);
  });
  useEffect(() => {
    if (words) ask(words);
  }, [words]);
}
