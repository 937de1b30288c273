import type { Guide } from '../../guide';

export const smallTalk: Guide = {
  topic: 'small-talk',
  questions: [
    'hi',
    'hello',
    'hey there',
    'good morning',
    'how are you',
    'whats up',
    'thanks',
    'thank you so much',
    'ok cool',
    'great thanks',
    'bye',
    'good night',
  ],
  parts: [
    'Good to hear from you. What’s on the table: a video, a live, or a number that bothers you?',
    'Tell me the product and where you’re stuck. If you’ve got ten minutes and a window, we can get a first take out of it today.',
  ],
  suggestions: ['What do I film today?', '3 hooks for my niche', 'Why am I stuck at 200 views?'],
};
