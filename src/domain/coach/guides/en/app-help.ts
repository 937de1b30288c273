import type { Guide } from '../../guide';

export const appHelp: Guide = {
  topic: 'app-help',
  questions: [
    'What can you do?',
    'what can you help me with',
    'how does this app work',
    'does it work offline',
    'is it free',
    'do i need an account',
    'where is my data stored',
    'what do you send to the server',
    'can you see my tiktok stats',
    'can you post for me',
    'how do i export my data',
    'how do i change the language',
    'who are you',
    'are you an ai',
  ],
  parts: [
    'I’m Jimp, your coach for videos and lives that sell. Ask for hooks, a shot list, a caption, a live plan, help with a number, or what you may and may not say.',
    '**What I can’t do:** see your account or stats, know today’s trends or a product’s current rate, post for you, promise income. Send me the numbers and I’ll read them with you.',
    'Offline works after your first visit: screens open and I answer from my own written guides, in English or French. Your data stays on this device, with no account and no cost. In the settings you can export it, import it or erase it.',
    'Some things do leave the device when you use them, like chat, read-aloud and push reminders. The privacy page lists what goes where. Language and theme are in the settings too.',
  ],
  suggestions: ['Plan my first week', '3 hooks for my niche', 'Write me a script', 'Plan my first live'],
  tool: '/dashboard',
};
