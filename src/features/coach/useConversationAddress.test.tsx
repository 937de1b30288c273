// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { conversationsStore, openConversation, startConversation } from '../../state/slices/conversationsStore';

const openId = () => conversationsStore.getState().openId;

async function home(address: string) {
  const { useConversationAddress } = await import('./useConversationAddress');
  function Home() {
    useConversationAddress();
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Home /> }], { initialEntries: [address] });
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

beforeEach(() => {
  conversationsStore.setState({ byId: {}, openId: undefined });
  startConversation('un', undefined, 'c1');
  startConversation('deux', undefined, 'c2');
});
afterEach(cleanup);

it('the address opens its conversation, and follows the one that is open; the way back leads through them', async () => {
  const router = await home('/?c=c1');
  expect(openId()).toBe('c1');
  await act(async () => {
    openConversation('c2');
    await router.navigate('/');
  });
  expect(router.state.location.search).toBe('?c=c2');
  await act(async () => {
    openConversation(undefined);
    await router.navigate('/');
  });
  expect([router.state.location.search, openId()]).toEqual(['', undefined]);
  await act(async () => router.navigate(-1));
  expect(openId()).toBe('c2');
  await act(async () => router.navigate(-1));
  expect(openId()).toBe('c1');
});

it('a conversation that begins or is gone changes the address in its place, and keeps what else is in it', async () => {
  const router = await home('/?c=c1&video=1');
  await act(async () => void startConversation('trois', undefined, 'c3'));
  expect(router.state.location.search).toBe('?c=c3&video=1');
  await act(async () => openConversation(undefined));
  expect(router.state.location.search).toBe('?video=1');
});

it('one that is not there is a new conversation', async () => {
  const router = await home('/?c=gone');
  expect([router.state.location.search, openId()]).toEqual(['', undefined]);
});
