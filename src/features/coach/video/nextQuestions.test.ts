import { describe, expect, it } from 'vitest';
import type { VideoAnalysis } from '../../../contracts/videoAnalysis';
import { builtInCoach } from '../../../domain/coach/builtInCoach';
import english from './locales/en.json';
import french from './locales/fr.json';
import { nextQuestions } from './nextQuestions';

const section = { score: null, recommendations: [] };
const NOTHING: VideoAnalysis = {
  overall_score: null,
  visual_quality: section,
  content_structure: { ...section, hook_effectiveness: null, call_to_action: null },
  technical_aspects: { ...section, lighting: null, audio_quality: null, stability: null },
  conversion_optimization: { ...section, product_visibility: null, trust_building: null },
  improvement_priority: [],
  next_steps: [],
};

describe('what to ask after an analysis', () => {
  it('is on the weakest fields, once a question', () => {
    const result: VideoAnalysis = {
      ...NOTHING,
      visual_quality: { score: 40, recommendations: [] },
      technical_aspects: { ...NOTHING.technical_aspects, lighting: 30, audio_quality: 90 },
      conversion_optimization: { ...NOTHING.conversion_optimization, product_visibility: 55, trust_building: 60 },
    };
    expect(nextQuestions(result)).toEqual(['filming', 'shots']);
  });

  it('is what always helps where nothing is scored', () => {
    expect(nextQuestions(NOTHING)).toEqual(['hooks', 'ending']);
  });

  it.each([
    ['fr', french.suggestions],
    ['en', english.suggestions],
  ] as const)('is a question that the coach answers (%s)', async (language, wordings) => {
    const topics = {
      hooks: 'hooks',
      ending: 'scripts',
      filming: 'filming',
      shots: 'filming',
      selling: 'sales-funnel',
    } as const;
    for (const [question, topic] of Object.entries(topics)) {
      const message = wordings[question as keyof typeof topics];
      const answer = await builtInCoach().answer({ message, history: [], language });
      expect(answer.because.certainty, message).toBe('sure');
      expect(answer.topic, message).toBe(topic);
    }
  });
});
