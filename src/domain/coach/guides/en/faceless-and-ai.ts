import type { Guide } from '../../guide';

// The rules on AI, their sources and dates: docs/decisions/011-ai-labels.md

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
    'Let ChatGPT draft your script, then say it your own way. Realistic AI gets TikTok’s label; it can’t change the product, fake a result or invent a customer (US rule on fake reviews). New York wants an AI person in an ad disclosed, the EU anything that could pass for real, and France “Images virtuelles” on an AI face or body. (Checked 22 Nov 2026.)',
    'Shy, rather than anonymous? Film ten takes of one sentence while using the product, looking at it and not at the lens. Nobody misses your eyes when something’s happening in your hands.',
  ],
  suggestions: ['How do I film it with my phone?', 'Write me a script', 'Do I have to say it’s an ad?'],
  tool: '/creative-formats',
};
