import type { Guide } from '../../guide';

export const facelessAndAi: Guide = {
  topic: 'faceless-and-ai',
  questions: [
    'Can I do it without showing my face?',
    'faceless tiktok shop',
    'i dont want to show my face',
    'can i use ai videos',
    'ai avatar for tiktok shop',
    'do i have to label ai',
    'can i use a slideshow',
    'im shy on camera',
    'can i use a voiceover',
    'hands only videos',
    'can i use an ai voice',
    'ai generated product video',
  ],
  parts: [
    'Yes, if your hands and your voice really show the product. What gets refused in the US rules is the mute slideshow, the stock picture, the clip taken from somebody else.',
    '**Faceless setup:** phone overhead or over your shoulder, your hands in every shot, your own voice recorded after. Add one true opinion (“the lid is stiff”). It proves a person used it.',
    'AI is fine for ideas, subtitles or a background, so let ChatGPT draft your script and say it your own way. Label realistic AI with TikTok’s setting. Never let it change the product, invent a result or fake a customer. In France an AI face or body needs “Images virtuelles” on screen.',
    'Shy, rather than anonymous? Film ten takes of one sentence while using the product, looking at it and not at the lens. Nobody misses your eyes when something’s happening in your hands.',
  ],
  suggestions: ['How do I film it with my phone?', 'Write me a script', 'Do I have to say it’s an ad?'],
  tool: '/creative-formats',
};
