import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnalysis, anyAnswers, anyFacts } from '../../../tests/fixtures/videoAnalysis/arbitrary';
import {
  goodImage,
  goodPicture,
  goodVideo,
  unknownVideo,
  withPicture,
  withSound,
} from '../../../tests/fixtures/videoAnalysis/facts';
import { type VideoAnalysis, type VideoAnswers, type VideoFacts, videoAnalysis } from '../../contracts/videoAnalysis';
import { ADVICE } from './advice';
import { analyse } from './analyse';
import { evidenceOf } from './evidence';
import { fieldScore, SCORED_FIELDS, scoresIn } from './fieldScores';
import { formatValue } from './format';

const judge = (facts: VideoFacts, answers: VideoAnswers = {}, judged?: VideoAnalysis, language: 'fr' | 'en' = 'en') =>
  analyse({ facts, answers, judged, language, texts: ADVICE[language] });
const LANGUAGES = ['fr', 'en'] as const;
const YES: VideoAnswers = { product_visibility: 'yes', call_to_action: 'yes', trust_building: 'yes' };

/** A model's analysis with this score everywhere. */
const said = (score: number): VideoAnalysis => ({
  overall_score: score,
  visual_quality: { score, recommendations: ['model: picture'] },
  content_structure: {
    score,
    hook_effectiveness: score,
    call_to_action: score,
    recommendations: ['model: structure'],
  },
  technical_aspects: {
    score,
    lighting: score,
    audio_quality: score,
    stability: score,
    recommendations: ['model: technique'],
  },
  conversion_optimization: {
    score,
    product_visibility: score,
    trust_building: score,
    recommendations: ['model: product', 'model: trust'],
  },
  improvement_priority: ['model: first this'],
  next_steps: ['model: then that'],
});

const scoresOf = ({ overall_score, ...sections }: VideoAnalysis) => ({
  overall: overall_score,
  ...scoresIn({ overall_score, ...sections }),
});

describe('Scores and scored fields are integers 0–100 or null (not measured)', () => {
  it('a video that meets every target, with three yeses, is green throughout', () => {
    const result = judge(goodVideo, YES);
    for (const score of Object.values(scoresOf(result))) expect(score).toBeGreaterThanOrEqual(95);
  });

  it('a file about which nothing is known has no score, and the result says so', () => {
    for (const score of Object.values(scoresOf(judge(unknownVideo)))) expect(score).toBeNull();
    expect(judge(unknownVideo).improvement_priority).toEqual([expect.stringContaining('could be measured')]);
  });

  it('unanswered, the field says ‘not measured’ and stays out of the score', () => {
    const result = judge(goodVideo, { product_visibility: 'partly' });
    expect(result.conversion_optimization).toMatchObject({ score: 65, product_visibility: 65, trust_building: null });
    expect(result.content_structure.call_to_action).toBeNull();
    expect(result.content_structure.score).toBe(result.content_structure.hook_effectiveness);
    expect(judge(goodVideo).conversion_optimization.score).toBeNull();
  });
});

describe('a section’s score is the mean of its fields that are not null', () => {
  it('hook and call to action', () => {
    const { content_structure } = judge(goodVideo, { call_to_action: 'no' });
    expect(content_structure).toMatchObject({ hook_effectiveness: 100, call_to_action: 10, score: 55 });
  });

  it('light, sound and steadiness', () => {
    const { technical_aspects } = judge({ ...withPicture({ shake: 0.8 }), hasSound: false, sound: null });
    expect(technical_aspects).toMatchObject({ lighting: 100, audio_quality: 0, stability: 80, score: 60 });
  });

  it('visual_quality’s fields are its measures', () => {
    const { visual_quality } = judge({ ...goodVideo, width: 1920, height: 1080 });
    expect(visual_quality.score).toBe(Math.round((100 + 5 + 100 + 100 + 100 + 100) / 6));
  });
});

describe('overall_score is the mean of the sections that are not null, null if fewer than two', () => {
  it('of three sections', () => {
    const result = judge(withPicture({ openingChange: 20 }));
    const { visual_quality, content_structure, technical_aspects } = result;
    const scores = [visual_quality.score, content_structure.score, technical_aspects.score].map(Number);
    expect(result.overall_score).toBe(Math.round(scores.reduce((sum, score) => sum + score, 0) / 3));
  });

  it('of one section: null', () => {
    const result = judge({ ...unknownVideo, width: 1080, height: 1920 });
    expect(result.visual_quality.score).toBe(100);
    expect(result.overall_score).toBeNull();
  });
});

describe('a fault is not offset by a measure that it makes meaningless', () => {
  it('a black picture is not burnt out, and its light is bad all the same', () => {
    const facts = withPicture({ brightness: 0.02, clippedDark: 0.95, clippedBright: 0 });
    expect(judge(facts).technical_aspects.lighting).toBe(0);
  });

  it('an inaudible sound has no peaks, and is bad all the same', () => {
    expect(judge(withSound({ loudness: -45, truePeak: -30 })).technical_aspects.audio_quality).toBe(0);
  });
});

describe('without sound', () => {
  it('no sound track: measured as silent, 0', () => {
    const result = judge({ ...goodVideo, hasSound: false, sound: null });
    expect(result.technical_aspects.audio_quality).toBe(0);
    expect(result.technical_aspects.recommendations).toContainEqual(expect.stringContaining('no sound track'));
  });

  it('an unreadable sound: not measured, null', () => {
    const result = judge({ ...goodVideo, sound: null });
    expect(result.technical_aspects.audio_quality).toBeNull();
    expect(result.technical_aspects.recommendations).toContainEqual(expect.stringContaining('Sound not measured'));
  });
});

describe('an image', () => {
  it('has no motion, sound or hook', () => {
    const result = judge({ ...goodImage, hasSound: false }, YES);
    expect(result.technical_aspects).toMatchObject({ lighting: 100, audio_quality: null, stability: null });
    expect(result.content_structure.hook_effectiveness).toBeNull();
    expect(result.overall_score).toBe(100);
  });

  it('and no model can give it any', () => {
    const { technical_aspects, content_structure } = judge(goodImage, {}, said(40));
    expect(technical_aspects).toMatchObject({ audio_quality: null, stability: null });
    expect(content_structure).toMatchObject({ hook_effectiveness: null, call_to_action: 40, score: 40 });
  });
});

describe('A model may fill nulls, never override a measurement', () => {
  it('fills in what was neither measured nor answered', () => {
    const result = judge({ ...goodVideo, sound: null }, { product_visibility: 'no' }, said(40));
    expect(result.technical_aspects).toMatchObject({ lighting: 100, audio_quality: 40, stability: 100 });
    expect(result.conversion_optimization).toMatchObject({ product_visibility: 10, trust_building: 40, score: 25 });
    expect(result.content_structure).toMatchObject({ call_to_action: 40 });
    expect(result.visual_quality.score).toBe(100);
  });

  it('adds its recommendations where it filled something in, and only there', () => {
    const result = judge(goodVideo, {}, said(40));
    expect(result.conversion_optimization.recommendations).toEqual(['model: product', 'model: trust']);
    expect(result.content_structure.recommendations).toContain('model: structure');
    expect(result.technical_aspects.recommendations).not.toContain('model: technique');
    expect(result.improvement_priority).toEqual(['model: structure', 'model: product', 'model: trust']);
    expect(result.next_steps).toContain('model: then that');
  });

  it('adds nothing when everything is measured and answered', () => {
    expect(judge(goodVideo, YES, said(40))).toEqual(judge(goodVideo, YES));
  });

  it.each([140, -1, 55.5, Number.NaN])('is ignored if its score is %d', (score) => {
    expect(judge(goodVideo, {}, said(score))).toEqual(judge(goodVideo));
  });

  it('is named if it found a field weak without saying why', () => {
    const silent = { ...said(40), content_structure: { ...said(40).content_structure, recommendations: [] } };
    expect(judge(goodVideo, {}, silent).improvement_priority).toContainEqual(
      expect.stringContaining('Call to action: 40 out of 100 from the model'),
    );
  });
});

describe('improvement_priority', () => {
  it('is worst first, one entry per field, but each measure of the picture separately', () => {
    const facts = {
      ...withPicture({ brightness: 0.2, clippedDark: 0.2, sharpness: 60, shake: 3 }),
      width: 1920,
      height: 1080,
    };
    const priorities = judge(facts, { call_to_action: 'no' }).improvement_priority;
    expect(priorities.map((text) => text.split(/[ :]/)[0])).toEqual(['Landscape', 'Call', 'Shake', 'Too', 'Sharpness']);
  });

  it('names only the worst fault of a field', () => {
    const facts = withSound({ loudness: -31, silences: [{ from: 2, to: 12 }] });
    expect(judge(facts, YES).improvement_priority).toEqual([expect.stringContaining('Too quiet')]);
  });

  it('leaves out a weak part of a field that is good as a whole: a demonstration needs no words', () => {
    const facts = withSound({ openingSpeech: 0, firstSpeechAt: null });
    expect(judge(facts).content_structure.hook_effectiveness).toBe(80);
    expect(judge(facts, YES).improvement_priority).toEqual([expect.stringContaining('No score is under 80')]);
  });

  it('says so when nothing is under 80', () => {
    expect(judge(goodVideo, YES).improvement_priority).toEqual([expect.stringContaining('No score is under 80')]);
  });
});

describe('next_steps', () => {
  it('has three, starting with those against the worst', () => {
    const steps = judge({ ...withPicture({ shake: 4 }), width: 1920, height: 1080 }).next_steps;
    expect(steps[0]).toContain('Hold the phone upright');
    expect(steps[1]).toContain('Lean the phone');
    expect(steps[2]).toContain('three questions');
  });

  it('of an image are about images', () => {
    expect(judge(goodImage, YES).next_steps[2]).toContain('Creator Center');
  });
});

describe.each([
  ['too dark', withPicture({ brightness: 0.12 }), 'average brightness 12%'],
  ['too bright', withPicture({ brightness: 0.86 }), 'average brightness 86%'],
  ['burnt out in parts', withPicture({ clippedBright: 0.2 }), '20% of the picture is white'],
  ['lost in black in parts', withPicture({ clippedDark: 0.3 }), '30% of the picture is black'],
  ['too quiet', withSound({ loudness: -31.4 }), '−31.4 LUFS'],
  ['too loud', withSound({ loudness: -7 }), '−7 LUFS'],
  ['clipped', withSound({ truePeak: 0.6 }), 'Peaks too high: 0.6 dBTP'],
  ['silent for long', withSound({ silences: [{ from: 3, to: 15 }] }), '50% of the running time'],
  ['a slow start', withPicture({ openingChange: 6 }), 'change of 6 over'],
  ['a black start', withPicture({ black: [{ from: 0, to: 1.4 }] }), '1.4 s of black'],
  ['a standing start', withPicture({ frozen: [{ from: 0, to: 1.4 }] }), 'Nothing moves for 1.4 s'],
  ['a late voice', withSound({ openingSpeech: 0, firstSpeechAt: 3.2 }), 'around 3.2 s'],
  ['no voice', withSound({ openingSpeech: 0, firstSpeechAt: null }), 'No speech found'],
  ['shaky', withPicture({ shake: 2.2 }), 'Shaky: 2.2% of the width'],
  ['handheld and fine', withPicture({ shake: 0.6 }), 'you can tell it’s handheld'],
  ['text under the buttons', withPicture({ coveredDetail: 0.8 }), '80% of the fine detail'],
  ['landscape', { ...goodVideo, width: 1920, height: 1080 }, 'Landscape (1920 × 1080)'],
  ['just landscape', { ...goodVideo, width: 1200, height: 1080 }, 'Landscape (1200 × 1080)'],
  ['just square', { ...goodVideo, width: 980, height: 1080 }, 'Square (980 × 1080)'],
  ['still square', { ...goodVideo, width: 1180, height: 1080 }, 'Square (1180 × 1080)'],
  ['no longer square', { ...goodVideo, width: 960, height: 1080 }, 'Upright but too wide (960 × 1080)'],
  ['upright, and wider than 9:16', { ...goodVideo, width: 864, height: 1080 }, 'Upright but too wide (864 × 1080)'],
  ['very narrow', { ...goodVideo, width: 500, height: 1080 }, 'Very narrow (500 × 1080)'],
  ['low resolution', { ...goodVideo, width: 360, height: 640 }, '360 × 640 pixels'],
  ['choppy', { ...goodVideo, frameRate: 12 }, '12 fps'],
  ['blurred', withPicture({ sharpness: 30 }), 'sharpness 30'],
  ['flat', withPicture({ contrast: 0.05 }), 'contrast 5%'],
  ['long', { ...goodVideo, duration: 95 }, 'It runs 95 s'],
  ['short', { ...goodVideo, duration: 6 }, 'It runs 6 s'],
  ['black in the middle', withPicture({ black: [{ from: 5, to: 7 }] }), '2 s of black in mid-video'],
] as const)('%s', (_, facts, words) => {
  it('is named by its cause, with the value', () => {
    const { visual_quality, content_structure, technical_aspects } = judge(facts);
    const advice = [visual_quality, content_structure, technical_aspects].flatMap((section) => section.recommendations);
    const plain = advice.map((text) => text.replaceAll('\u00a0', ' ').toLowerCase());
    expect(plain).toContainEqual(expect.stringContaining(words.toLowerCase()));
  });
});

it('frames a second are told to the tenth', () => {
  expect(formatValue('frameRate', 12.5, 'en')).toBe('12.5\u00a0fps');
});

it('a share below a tenth is told to the tenth of a percent, a larger one without', () => {
  const shares = [0.034, 0.1, 0.346].map((share) => formatValue('clippedDark', share, 'en'));
  expect(shares).toEqual(['3.4%', '10%', '35%']);
});

it('names the moment if the video has one, and never for an image', () => {
  const advice = (facts: VideoFacts) => judge(facts).technical_aspects.recommendations[0];
  expect(advice(withPicture({ shake: 2.2 }))).toMatch(/ Have a look around 0:11\.$/);
  expect(advice({ ...goodImage, picture: { ...goodPicture, brightness: 0.1 } })).not.toContain('look around');
});

it('a picture that is dark as a whole is not reported for its shadows too', () => {
  const { technical_aspects } = judge(withPicture({ brightness: 0.1, clippedDark: 0.6 }));
  expect(technical_aspects.recommendations.join(' ')).not.toContain('shadows');
});

it('a black start is not reported as a slow one too', () => {
  const { content_structure } = judge(withPicture({ black: [{ from: 0, to: 2 }], openingChange: 0 }));
  expect(content_structure.recommendations.join(' ')).not.toContain('Slow opening');
});

it('gives the value with its praise', () => {
  expect(judge(goodVideo).technical_aspects.recommendations.join(' ')).toContain('−16\u00a0LUFS');
});

it('formats figures as the language does', () => {
  const facts = withSound({ loudness: -31.4 });
  expect(judge(facts, {}, undefined, 'fr').technical_aspects.recommendations[0]).toContain('−31,4\u00a0LUFS');
  expect(judge(withPicture({ brightness: 0.12 }), {}, undefined, 'fr').improvement_priority[0]).toContain('12\u00a0%');
});

describe.each(LANGUAGES)('whatever the facts, the answers and the model (%s)', (language) => {
  const everything = [anyFacts, anyAnswers, fc.option(anyAnalysis, { nil: undefined })] as const;

  it('the result fits the contract, has three steps and names something to do first', () => {
    fc.assert(
      fc.property(...everything, (facts, answers, judged) => {
        const result = judge(facts, answers, judged, language);
        expect(videoAnalysis.safeParse(result).error).toBeUndefined();
        expect(result.next_steps).toHaveLength(3);
        expect(result.improvement_priority.length).toBeGreaterThan(0);
        const own = JSON.stringify(judge(facts, answers, undefined, language));
        expect(own).not.toMatch(/NaN|undefined|\{\{|Infinity/);
        if (language === 'fr') expect(own).not.toMatch(/ [:;!?%»]|\d(?:px|s|LUFS|dBTP)/);
      }),
      { numRuns: 300 },
    );
  });

  it('no measurement is overridden, and a null is filled with the model’s score or stays', () => {
    fc.assert(
      fc.property(...everything, (facts, answers, judged) => {
        const scores = scoresIn(judge(facts, answers, judged, language));
        const evidence = evidenceOf(facts, answers);
        for (const field of SCORED_FIELDS) {
          const own = fieldScore(field, evidence);
          const filled = judged ? scoresIn(judged)[field] : null;
          if (own !== null) expect(scores[field]).toBe(own);
          else expect([null, filled]).toContain(scores[field]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('judges each of the good picture’s figures as good', () => {
  expect(evidenceOf(withPicture(goodPicture), YES).filter(({ score }) => score !== null && score < 80)).toEqual([]);
});
