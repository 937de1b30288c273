import type { Guide } from '../../guide';

export const music: Guide = {
  topic: 'music',
  questions: [
    'Which music can I use?',
    'can i use trending sounds',
    'my video got muted',
    'copyright music on tiktok shop',
    'can i use a famous song',
    'what is commercial sounds',
    'do i need music',
    'music for product videos',
    'is it ok to use a viral sound',
    'can i sell with a popular song',
  ],
  parts: [
    'Use TikTok’s Commercial Sounds, or just your own voice. A viral hit isn’t licensed for selling, even when everybody seems to do it. Under US shop rules it has to be commercial music.',
    'Your product’s own noise is often better: the click, the zip, the spray. Record it close, ten seconds in a quiet room, and lay it under the demo.',
    'If you talk, keep music low enough that a tired person gets every word on a phone speaker. No talking? Cut the shots to the beat and let the text carry the story.',
    'Muted already? Don’t fight for the sound. Refilm the opening with your voice, choose a commercial track, publish it as a new video.',
  ],
  suggestions: ['How do I edit it?', '3 hooks for my niche', 'I got a violation, what now?'],
};
