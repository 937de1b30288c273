// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { analysisRequest } from '../../../contracts/videoAnalysis';
import { analysisBody } from './analysisBody';

const REQUEST = {
  file_type: 'video/mp4',
  analysis_type: 'comprehensive',
  user_context: { niche: 'beauty', experience_level: 'intermediate' },
  answers: { call_to_action: 'partly' },
} as const;
const signal = new AbortController().signal;

const read = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

const bytes = (size: number) => Uint8Array.from({ length: size }, (_, place) => (place * 31) % 256);

describe('the body of POST /api/analyze-video', () => {
  it.each([0, 1, 2, 3, 1000, 786_431, 786_432, 786_433, 2_000_000])(
    'holds %i bytes as base64, unchanged',
    async (size) => {
      const sent = bytes(size);
      const text = await read(await analysisBody(REQUEST, new Blob([sent]), signal));
      const { video_data, ...rest } = analysisRequest.parse(JSON.parse(text));
      expect(rest).toEqual(REQUEST);
      expect(Buffer.from(video_data, 'base64').equals(Buffer.from(sent))).toBe(true);
      expect(video_data).toBe(Buffer.from(sent).toString('base64'));
    },
  );

  it('has video_data last, without a prefix', async () => {
    const body = await analysisBody(REQUEST, new Blob(['abc'], { type: 'video/mp4' }), signal);
    expect(body.type).toBe('application/json');
    expect(await read(body)).toMatch(/"answers":\{"call_to_action":"partly"\},"video_data":"YWJj"\}$/);
  });

  it('is given up with the reason of who stops it', async () => {
    const controller = new AbortController();
    const making = analysisBody(REQUEST, new Blob([bytes(3_000_000)]), controller.signal);
    controller.abort(new Error('stopped'));
    await expect(making).rejects.toThrow('stopped');
  });
});
