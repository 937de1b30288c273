import type { VideoAnalysis } from '../../src/contracts/videoAnalysis';

/** A judgement such as a good model gives, in English. */
export const JUDGED: VideoAnalysis = {
  overall_score: 71,
  visual_quality: { score: 80, recommendations: ['Wipe the lens before you film the close-up.'] },
  content_structure: {
    score: 62,
    hook_effectiveness: 54,
    call_to_action: 70,
    recommendations: ['Show the result in the first second, then how you got there.'],
  },
  technical_aspects: {
    score: 74,
    lighting: 81,
    audio_quality: 67,
    stability: null,
    recommendations: ['Turn your face to the window.'],
  },
  conversion_optimization: {
    score: 68,
    product_visibility: 72,
    trust_building: 64,
    recommendations: ['Hold the product next to your face while you speak of it.'],
  },
  improvement_priority: ['The hook comes too late: cut the greeting.'],
  next_steps: ['Film the first three seconds again with the product in your hand.'],
};

/** The same in French. */
export const JUDGED_IN_FRENCH: VideoAnalysis = {
  ...JUDGED,
  visual_quality: { score: 80, recommendations: ['Essuie l’objectif avant de filmer le gros plan du produit.'] },
  content_structure: { ...JUDGED.content_structure, recommendations: ['Montre le résultat dès la première seconde.'] },
  technical_aspects: { ...JUDGED.technical_aspects, recommendations: ['Tourne ton visage vers la fenêtre.'] },
  conversion_optimization: {
    ...JUDGED.conversion_optimization,
    recommendations: ['Tiens le produit près de ton visage quand tu en parles.'],
  },
  improvement_priority: ['L’accroche arrive trop tard : coupe le bonjour.'],
  next_steps: ['Refilme les trois premières secondes avec le produit dans la main.'],
};

/** What a client sends, except for the file. */
export const FIELDS = {
  file_type: 'video/mp4',
  analysis_type: 'comprehensive',
  user_context: { niche: 'beauty', experience_level: 'intermediate' },
} as const;

/** An answer the way Gemini sends it. */
export function geminiAnswer(text: string): Response {
  return Response.json({ candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }] });
}
