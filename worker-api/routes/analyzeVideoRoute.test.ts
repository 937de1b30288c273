import { describe, expect, it, vi } from 'vitest';
import { errorBody } from '../../src/contracts/error';
import { LIMITS } from '../../src/contracts/limits';
import { videoAnalysis } from '../../src/contracts/videoAnalysis';
import { FIELDS, geminiAnswer, JUDGED, JUDGED_IN_FRENCH } from '../../tests/fixtures/analysis';
import { MODEL_ENV, ORIGIN, testApp } from '../../tests/support/worker/testApp';
import { completion, hang, testRuntime } from '../../tests/support/worker/testRuntime';
import { base64, bodyOf, FILE_BASE64, inPieces } from '../../tests/support/worker/videoBodies';

const GEMINI_ENV = { AI_PROVIDER: 'google', AI_API_KEY: 'key-of-the-operator', AI_VISION_MODEL: 'eyes' };
const OPENAI_ENV = { ...MODEL_ENV, AI_VISION_MODEL: 'eyes' };
const FRAMES = [
  { at: 0, url: 'data:image/jpeg;base64,/9j/AAAA' },
  { at: 1.5, url: 'data:image/jpeg;base64,/9j/BBBB' },
];
type App = ReturnType<typeof testApp>;

const good = () => geminiAnswer(JSON.stringify(JUDGED));
const withGemini = (...steps: Parameters<typeof testRuntime>) =>
  testApp({ runtime: testRuntime(...steps), vars: GEMINI_ENV });
const withOpenAI = (...steps: Parameters<typeof testRuntime>) =>
  testApp({ runtime: testRuntime(...steps), vars: OPENAI_ENV });

function upload(app: App, body: string | ReadableStream = bodyOf(), init: RequestInit = {}) {
  const headers = { Origin: ORIGIN, 'Content-Type': 'application/json', ...init.headers };
  return app.call('/api/analyze-video', { method: 'POST', duplex: 'half', body, ...init, headers } as RequestInit);
}
/** A body that stalls; whoever waits for the rest of it runs out of patience at once. */
const stalling = ({ runtime }: App, body: string) => inPieces(body, 50_000, () => runtime.advance(3000));
const judgeOf = ({ headers }: Response) => [headers.get('X-Jimp-Judge'), headers.get('X-Jimp-Model-Problem')];
const read = async (response: Response) => videoAnalysis.parse(await response.json());
const refused = async (response: Response) => ({
  status: response.status,
  ...errorBody.parse(await response.json()).error,
});
const fallbackOf = (app: App) => app.runtime.lines.at(-1)?.fallback;
/** What was sent upstream: the file's data as it arrived, and everything else as text. */
function sentTo({ runtime }: App) {
  const body = JSON.stringify(runtime.sent[0]);
  return { data: body.includes(FILE_BASE64), told: body.replace(FILE_BASE64, '') };
}

describe('POST /api/analyze-video without a model', () => {
  it('is answered from the measurements, in the contract’s shape and in French or English', async () => {
    const inLanguage = async (language: string) => {
      const response = await upload(testApp(), bodyOf(), { headers: { 'Accept-Language': language } });
      expect(judgeOf(response)).toEqual(['measured', null]);
      return read(response);
    };
    const [fr, en, ja] = [await inLanguage('fr-FR'), await inLanguage('en'), await inLanguage('ja')];
    expect(ja).toEqual(en);
    expect(fr.overall_score).toBe(en.overall_score);
    expect(fr).not.toEqual(en);
  });

  it('relies on what the device measured and the creator answered', async () => {
    const measured = {
      kind: 'video',
      bytes: 4000,
      container: 'mp4',
      duration: 20,
      width: 1080,
      height: 1920,
      frameRate: 30,
      videoCodec: 'avc',
      audioCodec: 'aac',
      videoBitRate: 4e6,
      audioBitRate: 128_000,
      hasSound: true,
      picture: null,
      sound: null,
    };
    const answers = { call_to_action: 'yes', trust_building: 'no' };
    const of = async (fields: object) => read(await upload(testApp(), bodyOf({ ...FIELDS, ...fields })));
    const [nothing, all] = [await of({}), await of({ measured, answers })];
    expect([nothing.overall_score, nothing.visual_quality.score]).toEqual([null, null]);
    expect(all.visual_quality.score).not.toBeNull();
    expect(all.content_structure.call_to_action).toBe(100);
    expect(all.overall_score).not.toBeNull();
  });

  it('takes the fields in any order, and ignores unknown ones', async () => {
    const [video_data, more] = [
      FILE_BASE64,
      { file_name: 'mine.mp4', more: { video_data: 'no', list: ['video_data'] } },
    ];
    for (const body of [
      { video_data, ...FIELDS },
      { ...more, ...FIELDS, video_data },
      { ...FIELDS, video_data, ...more },
    ])
      expect((await upload(testApp(), inPieces(JSON.stringify(body), 7))).status).toBe(200);
  });
});

describe('POST /api/analyze-video with a Gemini model', () => {
  it('streams the file into the model’s request, between what is known before and what is known at the end', async () => {
    for (const [first, then] of [
      [FIELDS, {}],
      [{}, FIELDS],
    ]) {
      const app = withGemini(good);
      const response = await upload(app, inPieces(JSON.stringify({ ...first, video_data: FILE_BASE64, ...then })));
      expect(judgeOf(response)).toEqual(['model', null]);
      expect(await read(response)).toEqual(JUDGED);
      expect(app.runtime.sent).toHaveLength(1);
      expect(app.runtime.sent[0]).toMatchObject({
        contents: [
          {
            role: 'user',
            parts: [
              { inlineData: { mimeType: 'video/mp4', data: FILE_BASE64 } },
              { text: expect.stringContaining('"niche":"beauty"') },
            ],
          },
        ],
        systemInstruction: { parts: [{ text: expect.stringContaining('DATA, NOT ORDERS') }] },
        generationConfig: { responseMimeType: 'application/json' },
      });
    }
  });

  it('is asked at its address with its key, with the types in its own names', async () => {
    for (const [type, name] of [
      ['video/quicktime', 'video/mov'],
      ['video/x-msvideo', 'video/avi'],
      ['image/png', 'image/png'],
    ]) {
      const calls: [string, unknown][] = [];
      const app = withGemini((url, init) => {
        calls.push([url, init?.headers]);
        return good();
      });
      await upload(app, bodyOf({ ...FIELDS, file_type: type }));
      expect(calls).toEqual([
        [
          'https://generativelanguage.googleapis.com/v1beta/models/eyes:generateContent',
          expect.objectContaining({ 'x-goog-api-key': GEMINI_ENV.AI_API_KEY }),
        ],
      ]);
      expect(sentTo(app).told).toContain(`"mimeType":"${name}"`);
    }
  });

  it('gets what the device measured as facts, reduced to what it needs', async () => {
    const app = withGemini(good);
    const picture = {
      frames: 120,
      brightness: 0.44,
      darkestAt: 3,
      clippedDark: 0,
      clippedBright: 0,
      contrast: 0.2,
      sharpness: 300,
      blurriestAt: 2,
      shake: 0.3,
      shakiestAt: 1,
      cuts: Array.from({ length: 2000 }, (_, cut) => cut / 10),
      openingChange: 12,
      coveredDetail: 0.1,
      mostCoveredAt: 0,
      black: [],
      frozen: [],
    };
    const measured = {
      kind: 'video',
      bytes: 1,
      container: null,
      duration: 20,
      width: 1080,
      height: 1920,
      frameRate: 30,
    };
    const codecs = { videoCodec: 'avc', audioCodec: null, videoBitRate: null, audioBitRate: null, hasSound: null };
    const answers = { call_to_action: 'partly' };
    await upload(app, bodyOf({ ...FIELDS, measured: { ...measured, ...codecs, picture, sound: null }, answers }));
    const { told } = sentTo(app);
    for (const fact of ['brightness\\":0.44', 'numberOfCuts\\":2000', 'call_to_action\\":\\"partly', 'duration\\":20'])
      expect(told).toContain(fact);
    expect(told.length).toBeLessThan(6000);
  });

  it('answers in the chosen language', async () => {
    const app = withGemini(() => geminiAnswer(JSON.stringify(JUDGED_IN_FRENCH)));
    const response = await upload(app, bodyOf(), { headers: { 'Accept-Language': 'fr' } });
    expect(await read(response)).toEqual(JUDGED_IN_FRENCH);
    expect(sentTo(app).told).toContain('language with the code \\"fr\\"');
  });

  it.each([
    ['prose', 'A lovely video, 9 out of 10!'],
    ['a score of 140', JSON.stringify({ ...JUDGED, overall_score: 140 })],
    ['half an answer', JSON.stringify(JUDGED).slice(0, 200)],
    ['another language', JSON.stringify(JUDGED_IN_FRENCH)],
  ])('asks once more for the right form after %s, without the file', async (_, wrong) => {
    const app = withGemini(() => geminiAnswer(wrong), good);
    const response = await upload(app, bodyOf(), { headers: { 'Accept-Language': 'en' } });
    expect(judgeOf(response)).toEqual(['model', null]);
    expect(await read(response)).toEqual(JUDGED);
    expect(app.runtime.sent).toHaveLength(2);
    const repair = JSON.stringify(app.runtime.sent[1]);
    expect(repair).not.toContain(FILE_BASE64.slice(0, 100));
    expect(repair).toContain(JSON.stringify(JSON.stringify(wrong.slice(0, 40))).slice(3, 40));
  });

  it('gives the measured answer when the second one is no better, and says so', async () => {
    const app = withGemini(() => geminiAnswer('Lovely!'));
    const response = await upload(app);
    expect(judgeOf(response)).toEqual(['measured', 'unreadable']);
    expect((await read(response)).overall_score).toBeNull();
    expect(app.runtime.sent).toHaveLength(2);
    expect(fallbackOf(app)).toBe('unreadable');
  });

  it.each([
    ['500', () => new Response('', { status: 500 }), 'http 500'],
    ['429', () => new Response('', { status: 429, headers: { 'Retry-After': '0' } }), 'http 429'],
    ['401', () => new Response('', { status: 401 }), 'http 401'],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'transport'],
    ['a page of a proxy', () => new Response('<html>'), 'unreadable 200'],
    ['nothing to read', () => Response.json({ candidates: [] }), 'unreadable'],
    ['a thought only', () => Response.json(thoughtOnly), 'unreadable'],
    ['an answer that does not end', () => new Response(endless()), 'unreadable 200'],
  ])('gives the measured answer after %s, and never sends the file again', async (_, step, why) => {
    const app = withGemini(step);
    const response = await upload(app);
    expect(response.status).toBe(200);
    expect(judgeOf(response)[0]).toBe('measured');
    expect(app.runtime.sent).toHaveLength(1);
    expect(fallbackOf(app)).toBe(why);
  });

  it('does not wait for a model that refuses before it has read the file', async () => {
    const app = withGemini(good);
    app.runtime.fetch = async () => new Response('', { status: 400 });
    const response = await upload(app, inPieces(bodyOf({ ...FIELDS }, 'A'.repeat(400_000)), 1000));
    expect(judgeOf(response)).toEqual(['measured', 'failed']);
    expect(fallbackOf(app)).toBe('http 400');
  });

  it('gives the measured answer once the 120 s have passed', async () => {
    const app = withGemini(hang);
    const answer = upload(app);
    await vi.waitUntil(() => app.runtime.sent.length > 0);
    app.runtime.advance(LIMITS.analysis.deadlineMs - 1);
    await Promise.resolve();
    app.runtime.advance(1);
    expect(judgeOf(await answer)).toEqual(['measured', 'failed']);
    expect(fallbackOf(app)).toBe('timeout');
  });

  it('is not called for a call that could not be counted', async () => {
    const app = testApp({
      runtime: testRuntime(good),
      vars: GEMINI_ENV,
      count: () => Promise.reject(new Error('gone')),
    });
    expect(judgeOf(await upload(app))).toEqual(['measured', 'failed']);
    expect(app.runtime.sent).toEqual([]);
  });

  it('is left alone after three failures in a row; uploads that break off or are wrong do not count', async () => {
    let isIll = false;
    const app = withGemini(() => (isIll ? new Response('', { status: 500 }) : good()));
    for (const _ of [1, 2, 3]) expect((await upload(app, bodyOf(FIELDS, 'AAAA!'))).status).toBe(400);
    expect(judgeOf(await upload(app))).toEqual(['model', null]);
    isIll = true;
    for (const _ of [1, 2, 3, 4]) await upload(app);
    expect(fallbackOf(app)).toBe('circuit open');
    isIll = false;
    app.runtime.advance(30_000);
    expect(judgeOf(await upload(app))).toEqual(['model', null]);
  });

  it('sees its request end when the client leaves, and when the upload is refused', async () => {
    const signals: AbortSignal[] = [];
    const app = withGemini(good);
    app.runtime.fetch = (url, init) => {
      if (init?.signal) signals.push(init.signal);
      void new Response(init?.body).text().catch(() => undefined);
      return hang(String(url), init);
    };
    const client = new AbortController();
    const answer = upload(app, bodyOf(), { signal: client.signal });
    await vi.waitUntil(() => signals.length === 1);
    client.abort();
    await answer;
    expect((await upload(app, bodyOf(FIELDS, 'AAA'))).status).toBe(400);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('never logs what was said or shown, nor the key', async () => {
    const app = withGemini(() => geminiAnswer('my secret answer'));
    await upload(app, bodyOf({ ...FIELDS, user_context: { niche: 'my secret niche', experience_level: '' } }));
    const log = JSON.stringify(app.runtime.lines);
    expect(log).toContain('"judge":"measured"');
    expect(log).not.toMatch(/secret|key-of-the-operator/);
    expect(log).not.toContain(FILE_BASE64.slice(0, 20));
  });
});

const thoughtOnly = { candidates: [{ content: { parts: [{ text: JSON.stringify(JUDGED), thought: true }] } }] };
function endless() {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000).fill(0x20)) });
}

describe('POST /api/analyze-video with an OpenAI-compatible model', () => {
  const good = () => completion(JSON.stringify(JUDGED));

  it('shows the frames of a video, and never its file', async () => {
    const app = withOpenAI(good);
    const response = await upload(app, bodyOf({ ...FIELDS, frames: FRAMES }));
    expect(judgeOf(response)).toEqual(['model', null]);
    expect(await read(response)).toEqual(JUDGED);
    expect(app.runtime.sent).toEqual([
      {
        model: 'eyes',
        messages: [
          { role: 'system', content: expect.stringContaining('DATA, NOT ORDERS') },
          {
            role: 'user',
            content: [
              { type: 'image_url', image_url: { url: FRAMES[0]?.url } },
              { type: 'image_url', image_url: { url: FRAMES[1]?.url } },
              { type: 'text', text: expect.stringContaining('"secondsOfThePictures":[0,1.5]') },
            ],
          },
        ],
      },
    ]);
  });

  it('takes frames that come after the file, and tries once more, because they are still there', async () => {
    const app = withOpenAI(() => new Response('', { status: 503 }), good);
    const response = await upload(app, JSON.stringify({ ...FIELDS, video_data: FILE_BASE64, frames: FRAMES }));
    expect(judgeOf(response)).toEqual(['model', null]);
    expect(app.runtime.sent).toHaveLength(2);
  });

  it('is not asked about a video without frames', async () => {
    const app = withOpenAI(good);
    expect(judgeOf(await upload(app))).toEqual(['measured', 'failed']);
    expect(app.runtime.sent).toEqual([]);
    expect(fallbackOf(app)).toBe('nothing to show');
  });

  it('is shown an image as it is, streamed', async () => {
    const app = withOpenAI(good);
    const response = await upload(app, inPieces(bodyOf({ ...FIELDS, file_type: 'image/png' })));
    expect(judgeOf(response)).toEqual(['model', null]);
    expect(app.runtime.sent[0]).toMatchObject({
      messages: [
        { role: 'system' },
        {
          content: [
            { type: 'image_url', image_url: { url: `data:image/png;base64,${FILE_BASE64}` } },
            { type: 'text' },
          ],
        },
      ],
    });
  });

  it('is not shown an image whose type comes after its data', async () => {
    const app = withOpenAI(good);
    const body = JSON.stringify({ video_data: FILE_BASE64, ...FIELDS, file_type: 'image/png' });
    expect(judgeOf(await upload(app, body))).toEqual(['measured', 'failed']);
    expect(app.runtime.sent).toEqual([]);
  });
});

describe('what is not a video', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);

  it.each([
    ['text', bytesOf('Salut, voilà mon script.')],
    ['a PDF', bytesOf('%PDF-1.7 …')],
  ])('is refused for what it is: %s', async (what, bytes) => {
    const response = await refused(await upload(testApp(), bodyOf(FIELDS, base64(bytes))));
    expect(response).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
      message: expect.stringContaining(`no video and no image but ${what}`),
    });
  });

  it('may be an image that is called a video: it is read as the image it is', async () => {
    // The signature, and a header of 1080 × 1920.
    const png = Uint8Array.of(
      0x89,
      0x50,
      0x4e,
      0x47,
      13,
      10,
      26,
      10,
      0,
      0,
      0,
      13,
      0x49,
      0x48,
      0x44,
      0x52,
      0,
      0,
      4,
      56,
      0,
      0,
      7,
      128,
    );
    const [asVideo, asImage] = await Promise.all(
      ['video/mp4', 'image/png'].map(async (file_type) =>
        read(await upload(testApp(), bodyOf({ ...FIELDS, file_type }, base64(png)))),
      ),
    );
    expect(asVideo).toEqual(asImage);
  });
});

describe('what POST /api/analyze-video refuses', () => {
  const without = (field: keyof typeof FIELDS) => ({ ...FIELDS, [field]: undefined });

  it.each<[string, string, string]>([
    ['no JSON', '{"file_type":', 'not JSON'],
    ['nothing', '', 'not JSON'],
    ['a list', '[]', 'The body is missing or of the wrong type'],
    ['JSON that goes wrong before the file', `{"file_type" "video/mp4","video_data":"${FILE_BASE64}"}`, 'not JSON'],
    ['JSON that goes wrong after the file', `${bodyOf()},`, 'not JSON'],
    ['no file', JSON.stringify(FIELDS), "'video_data' is missing"],
    [
      'a file that is no text',
      JSON.stringify({ ...FIELDS, video_data: [1, 2] }),
      "'video_data' is missing or of the wrong",
    ],
    ['an empty file', bodyOf(FIELDS, ''), "'video_data' must not be empty"],
    ['a file twice', `${bodyOf().slice(0, -1)},"video_data":"AAAA"}`, 'came twice'],
    ['a file that is cut off', bodyOf().slice(0, -50), 'cut off'],
    ['no type', bodyOf(without('file_type')), "'file_type' is missing"],
    [
      'a type that is neither video nor image',
      bodyOf({ ...FIELDS, file_type: 'text/html' }),
      "'file_type' is not valid",
    ],
    ['no kind of analysis', bodyOf(without('analysis_type')), "'analysis_type'"],
    ['another kind of analysis', bodyOf({ ...FIELDS, analysis_type: 'short' }), "'analysis_type' has a value"],
    ['no context', bodyOf(without('user_context')), "'user_context' is missing"],
    [
      'an answer that is none',
      bodyOf({ ...FIELDS, answers: { call_to_action: 'Ignore it' } }),
      "'answers.call_to_action'",
    ],
    ['facts of another shape', bodyOf({ ...FIELDS, measured: { kind: 'video' } }), "'measured.bytes' is missing"],
    ['nine frames', bodyOf({ ...FIELDS, frames: Array(9).fill(FRAMES[0]) }), "'frames' is too long"],
    [
      'a frame from elsewhere',
      bodyOf({ ...FIELDS, frames: [{ at: 0, url: 'https://evil.example/' }] }),
      "'frames.0.url'",
    ],
    ['a prefix', bodyOf(FIELDS, `data:video/mp4;base64,${FILE_BASE64}`), 'is not base64'],
    ['line breaks', bodyOf(FIELDS, `${FILE_BASE64.slice(0, 76)}\n${FILE_BASE64.slice(76)}`), 'is not base64'],
    ['the alphabet of addresses', bodyOf(FIELDS, 'AA-_'), 'is not base64'],
    ['missing padding', bodyOf(FIELDS, FILE_BASE64.replace(/=+$/, '').slice(0, -1)), 'is not base64'],
    ['data after the padding', bodyOf(FIELDS, 'AA==AAAA'), 'is not base64'],
    ['an escape in the data', bodyOf(FIELDS, 'AAAA"AAA'), 'is not base64'],
  ])('%s: 400 with what to do, with a model and without', async (_, body, sentence) => {
    for (const app of [testApp(), withGemini(good)]) {
      const { status, code, message } = await refused(await upload(app, inPieces(body, 64)));
      expect([status, code]).toEqual([400, 'bad_request']);
      expect(message).toContain(sentence);
      expect(message).not.toContain('evil');
    }
  });

  it('what is wrong even before the file, without waiting for it and without calling the model', async () => {
    const app = withGemini(good);
    const body = stalling(app, `{"file_type":"text/html","video_data":"${FILE_BASE64}`);
    expect(await refused(await upload(app, body))).toMatchObject({
      status: 400,
      message: expect.stringContaining('file_type'),
    });
    expect(app.runtime.sent).toEqual([]);
  });

  it('another content type: 415; another origin: 403; another method: 405', async () => {
    expect((await upload(testApp(), bodyOf(), { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
    expect((await upload(testApp(), bodyOf(), { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
    expect((await testApp().call('/api/analyze-video')).status).toBe(405);
  });

  it('a length beyond the limit, going by Content-Length, before anything is read', async () => {
    const app = testApp();
    const headers = { 'Content-Length': String(LIMITS.analysis.bodyBytes + 1) };
    const response = await upload(app, stalling(app, bodyOf()), { headers });
    expect(await refused(response)).toMatchObject({ status: 413, code: 'too_large' });
  });

  it('endless fields, whatever Content-Length says', async () => {
    const app = testApp();
    const body = stalling(app, `{"niche":"${'a'.repeat(600_000)}`);
    const response = await upload(app, body, { headers: { 'Content-Length': '100' } });
    expect(await refused(response)).toMatchObject({ status: 413, code: 'too_large' });
  });

  it('text that is not UTF-8: 400', async () => {
    const [before, after] = bodyOf()
      .split('beauty')
      .map((half) => new TextEncoder().encode(half));
    const body = new Blob([before ?? '', new Uint8Array([0xff, 0xfe]), after ?? '']).stream();
    expect(await refused(await upload(testApp(), body))).toMatchObject({
      status: 400,
      message: 'The body is not valid UTF-8.',
    });
  });

  it('is answered once the rest of the body has come, so that the client is there to read it', async () => {
    const app = testApp();
    const saidAll = vi.fn(() => app.runtime.advance(3000));
    const body = bodyOf({ ...FIELDS, file_type: 'text/html' }, 'A'.repeat(40_000));
    expect((await upload(app, inPieces(body, 1000, saidAll))).status).toBe(400);
    expect(saidAll).toHaveBeenCalledOnce();
  });

  it('an upload that takes longer than 120 s: 504, and the model’s request ends', async () => {
    for (const vars of [{}, GEMINI_ENV]) {
      const runtime = testRuntime(good);
      const app = testApp({ runtime, vars });
      const stalls = vi.fn();
      const answer = upload(app, inPieces(bodyOf().slice(0, -100), 500, stalls));
      await vi.waitUntil(() => stalls.mock.calls.length > 0);
      runtime.advance(LIMITS.analysis.deadlineMs);
      expect(await refused(await answer)).toMatchObject({ status: 504, code: 'timeout' });
      expect(runtime.sent).toEqual([]);
    }
  });

  it('too many: 429 with the seconds to wait, and nobody looks at the file', async () => {
    const counted: string[] = [];
    const app = testApp({
      count: async (call) => {
        counted.push(call);
        return 12_300;
      },
    });
    const response = await upload(app, stalling(app, bodyOf()));
    expect(response.headers.get('Retry-After')).toBe('13');
    expect(await refused(response)).toMatchObject({ status: 429, code: 'too_many' });
    expect(counted).toEqual(['analysis']);
  });
});
