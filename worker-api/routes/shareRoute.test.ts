import { describe, expect, it } from 'vitest';
import { testApp } from '../../tests/support/worker/testApp';

describe('POST /api/share, when no service worker took it', () => {
  const body = () => {
    const form = new FormData();
    form.append('video', new File(['film'], 'take.mp4', { type: 'video/mp4' }));
    return form;
  };

  it.each([
    ['by the system, as browsers say it', { 'Sec-Fetch-Site': 'none', Origin: 'null' }],
    ['by a program', {}],
  ])('leads to the home, which says so: %s', async (_, headers) => {
    const response = await testApp().call('/api/share', { method: 'POST', headers, body: body() });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/?video=not-kept']);
  });

  it('can be called in no other way', async () => {
    const response = await testApp().call('/api/share');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
