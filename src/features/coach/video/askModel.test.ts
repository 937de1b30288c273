// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleFacts } from '../../../../tests/fixtures/exampleFacts';
import { exampleProfile } from '../../../../tests/fixtures/exampleProfile';
import {
  analysisRequest,
  JUDGE_HEADER,
  MODEL_PROBLEM_HEADER,
  type Thumbnail,
  type VideoAnalysis,
} from '../../../contracts/videoAnalysis';
import { type Asking, askModel } from './askModel';

const section = { score: 70, recommendations: ['Do it.'] };
const JUDGED: VideoAnalysis = {
  overall_score: 70,
  visual_quality: section,
  content_structure: { ...section, hook_effectiveness: 70, call_to_action: null },
  technical_aspects: { ...section, lighting: 70, audio_quality: 70, stability: 70 },
  conversion_optimization: { ...section, product_visibility: 70, trust_building: 70 },
  improvement_priority: [],
  next_steps: [],
};

const facts = exampleFacts();

interface Scripted {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  /** No answer: the connection breaks, or nothing comes. */
  ends?: 'broken' | 'silent';
}
let script: Scripted = {};
let sent: Blob | undefined;
let wasAborted = false;
let requestHeaders: Record<string, string> = {};

/** The network, as a browser shows it to XMLHttpRequest. */
class FakeCall {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  open(method: string, path: string) {
    expect([method, path]).toEqual(['POST', '/api/analyze-video']);
  }
  setRequestHeader(name: string, value: string) {
    requestHeaders[name] = value;
  }
  getResponseHeader(name: string) {
    return script.headers?.[name] ?? null;
  }
  abort() {
    wasAborted = true;
    this.onloadend?.();
  }
  send(body: Blob) {
    sent = body;
    expect(this.withCredentials).toBe(true);
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
    if (script.ends === 'silent') return;
    queueMicrotask(() => {
      this.status = script.status ?? 200;
      this.responseText = script.body ?? JSON.stringify(JUDGED);
      if (script.ends === 'broken') this.onerror?.();
      else this.onload?.();
      this.onloadend?.();
    });
  }
}

beforeEach(() => {
  script = {};
  sent = undefined;
  wasAborted = false;
  requestHeaders = {};
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const picture = (at: number): Thumbnail => ({ at, url: 'data:image/jpeg;base64,AAAA' });
const ask = (more: Partial<Asking> = {}) =>
  askModel({
    video: new Blob(['abc'], { type: 'video/mp4;codecs=avc1' }),
    facts,
    answers: { product_visibility: 'yes' },
    thumbnails: [],
    profile: exampleProfile,
    language: 'ar',
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...more,
  });

const sentBody = async () => {
  const reader = new FileReader();
  const read = new Promise((resolve) => {
    reader.onload = resolve;
  });
  reader.readAsText(sent ?? new Blob());
  await read;
  return analysisRequest.parse(JSON.parse(String(reader.result)));
};

describe('asking the model', () => {
  it('gives its judgement, and tells how much has left', async () => {
    const shares: number[] = [];
    expect(await ask({ onProgress: (share) => shares.push(share) })).toEqual({ judged: JUDGED });
    expect(shares).toEqual([0.5]);
  });

  it('sends what is specified, with the measurements and in the chosen language', async () => {
    await ask();
    expect(await sentBody()).toEqual({
      file_type: 'video/mp4',
      analysis_type: 'comprehensive',
      user_context: { niche: 'beauty', experience_level: 'beginner' },
      measured: facts,
      answers: { product_visibility: 'yes' },
      frames: [],
      video_data: 'YWJj',
    });
    expect(requestHeaders).toMatchObject({ 'Accept-Language': 'ar', 'Content-Type': 'application/json' });
  });

  it('who has not said how far they are is asked for as intermediate', async () => {
    await ask({ profile: null });
    expect((await sentBody()).user_context).toEqual({ niche: 'general', experience_level: 'intermediate' });
  });

  it('sends at most eight pictures, from the first to the last', async () => {
    await ask({ thumbnails: Array.from({ length: 12 }, (_, at) => picture(at)) });
    const moments = (await sentBody()).frames?.map(({ at }) => at);
    expect(moments).toHaveLength(8);
    expect([moments?.[0], moments?.at(-1)]).toEqual([0, 11]);
  });

  it.each<[string, Scripted, string]>([
    ['a score of 140', { body: JSON.stringify({ ...JUDGED, overall_score: 140 }) }, 'unreadable'],
    ['half a text', { body: JSON.stringify(JUDGED).slice(0, 50) }, 'unreadable'],
    ['another shape', { body: '{"hello":1}' }, 'unreadable'],
    ['too many calls', { status: 429, body: '{}' }, 'tooMany'],
    ['a failing server', { status: 502, body: '{}' }, 'failed'],
    ['a lost connection', { ends: 'broken' }, 'offline'],
    ['a measured answer', { headers: { [JUDGE_HEADER]: 'measured' } }, 'failed'],
    [
      'a measured answer, and why',
      { headers: { [JUDGE_HEADER]: 'measured', [MODEL_PROBLEM_HEADER]: 'unreadable' } },
      'unreadable',
    ],
  ])('%s is told as what it is', async (_, answer, modelProblem) => {
    script = answer;
    expect(await ask()).toEqual({ modelProblem });
  });

  it('a server that says nothing for longer than its deadline is given up', async () => {
    script = { ends: 'silent' };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = ask();
    await vi.waitUntil(() => sent, { timeout: 5000 });
    vi.advanceTimersByTime(130_000);
    expect(await asked).toEqual({ modelProblem: 'failed' });
    expect(wasAborted).toBe(true);
  });

  it('stopping ends the call', async () => {
    script = { ends: 'silent' };
    const controller = new AbortController();
    const asked = ask({ signal: controller.signal });
    await vi.waitUntil(() => sent, { timeout: 5000 });
    controller.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
    expect(wasAborted).toBe(true);
  });
});
