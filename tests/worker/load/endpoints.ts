import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { CHAT_MESSAGE_LIMIT, chatResponse } from '../../../src/contracts/chat';
import { configResponse } from '../../../src/contracts/config';
import { LIMITS } from '../../../src/contracts/limits';
import { type PushSubscriptionBody, pushKeyResponse, remindersResponse } from '../../../src/contracts/reminders';
import { SPEECH_TEXT_LIMIT } from '../../../src/contracts/speech';
import { translateOneResponse, translateSeveralResponse } from '../../../src/contracts/translation';
import { videoAnalysis } from '../../../src/contracts/videoAnalysis';
import { welcomeResponse } from '../../../src/contracts/welcome';
import { FIELDS } from '../../fixtures/analysis';
import { hostileEndpoints } from '../../fixtures/hostileEndpoints';
import { bearer } from '../../fixtures/reminders';
import type { Endpoint } from './generatedRequests';

const said = (maxLength: number) =>
  fc.oneof(
    { arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }), weight: 8 },
    { arbitrary: fc.constant('a'.repeat(maxLength)), weight: 1 },
  );
const something = (maxLength: number) => said(maxLength).filter((text) => text.trim() !== '');

const chat = fc.record({
  message: something(CHAT_MESSAGE_LIMIT),
  conversationHistory: fc.array(fc.record({ role: fc.constantFrom('user', 'assistant'), content: said(9000) }), {
    maxLength: 4,
  }),
});
const speech = fc.record({ text: something(SPEECH_TEXT_LIMIT) });
/** Only a few, because every new one is stored at the edge. */
const texts = fc.nat(300).map((number) => `Film the mug ${number} times, {{name}}.`);
const targetLanguage = fc.constantFrom('tr', 'de', 'zh-Hant', 'ar', 'en');
const translation = fc.oneof(
  fc.record({ texts: fc.array(texts, { minLength: 1, maxLength: 3 }), targetLanguage }),
  fc.record({ text: texts, targetLanguage, variables: fc.constant({ name: 'Léa' }) }),
);
const translationResponse = z.union([translateSeveralResponse, translateOneResponse]);
/** Three zeros, as a video's first bytes hold sizes: without them a few random bytes are sometimes text. */
const VIDEO_START = 'AAAA';
const analysis = fc
  .base64String({ maxLength: 3000 })
  .map((rest) => ({ ...FIELDS, video_data: `${VIDEO_START}${rest}` }));

/** Due long after the test, so that nothing is sent. */
const reminder = fc.record({
  id: fc.stringMatching(/^[\w-]{1,20}$/),
  kind: fc.constantFrom('live', 'posting', 'checklist'),
  schedule: fc.constant({ repeat: 'once', date: '2099-12-31', time: '19:30', zone: 'Europe/Paris' }),
  setAt: fc.constant('2026-11-21T12:00:00.000Z'),
});
const occurrence = fc.record({
  id: fc.nat().map((at) => `evening@${at}`),
  reminderId: fc.constant('evening'),
  kind: fc.constant('live'),
  at: fc.nat(),
  plannedAt: fc.nat(),
});
const ofOccurrence = fc.record({ occurrence });

/** A device, as the worker knows it. */
export interface Device {
  subscription: PushSubscriptionBody;
  capability: string;
}

/** Every way into the worker; the device has subscribed before. */
export function endpointsFor({ subscription, capability }: Device): Endpoint[] {
  const { bodyBytes: mostBytes } = LIMITS.reminders;
  const headers = bearer(capability);
  const others = { headers: {} };
  const base = '/api/reminders';
  const from = (endpoints: fc.Arbitrary<string>) =>
    fc.record({
      subscription: endpoints.map((endpoint) => ({ ...subscription, endpoint })),
      language: fc.constantFrom('fr', 'en'),
      reminders: fc.array(reminder, { minLength: 1, maxLength: 3 }),
    });
  const body = from(fc.constant(subscription.endpoint));
  const refused = { body: from(fc.constantFrom(...hostileEndpoints([]))) };
  return [
    { method: 'POST', path: '/api/chat', ok: 200, answer: chatResponse, body: chat, mostBytes: LIMITS.chat.bodyBytes },
    { method: 'POST', path: '/api/text-to-speech', ok: 200, body: speech, mostBytes: LIMITS.speech.bodyBytes },
    {
      method: 'POST',
      path: '/api/translate',
      ok: 200,
      answer: translationResponse,
      body: translation,
      mostBytes: LIMITS.translation.bodyBytes,
    },
    { method: 'POST', path: '/api/analyze-video', ok: 200, answer: videoAnalysis, body: analysis },
    { method: 'GET', path: '/api/welcome', ok: 200, answer: welcomeResponse },
    { method: 'GET', path: '/api/config', ok: 200, answer: configResponse },
    { method: 'POST', path: '/api/share', ok: 303 },
    { method: 'GET', path: `${base}/key`, ok: 200, answer: pushKeyResponse },
    { method: 'POST', path: base, ok: 201, answer: remindersResponse, body, mostBytes, others: refused },
    { method: 'PUT', path: base, ok: 204, body, mostBytes, headers, others },
    { method: 'DELETE', path: base, ok: 204, headers: bearer('A'.repeat(43)), others },
    { method: 'POST', path: `${base}/snooze`, ok: 204, body: ofOccurrence, mostBytes, headers, others },
    { method: 'POST', path: `${base}/shown`, ok: 204, body: ofOccurrence, mostBytes, headers, others },
  ];
}
