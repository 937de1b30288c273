import type { Guide } from '../../guide';

export const onCamera: Guide = {
  topic: 'on-camera',
  questions: [
    'I freeze on camera, what do I do?',
    'i feel awkward on camera',
    'i have an accent is that a problem',
    'i forget my lines when i film',
    'i hate my voice on video',
    'i need too many takes',
    'i rush my words on camera',
    'i sound like im reading a script',
    'how do i look natural on camera',
    'i stutter when i record',
  ],
  parts: [
    'Don’t try for one perfect run. One sentence, one shot, cut. Six sentences recorded one by one make a clean video, and nobody sees the five retries.',
    '**Three steps tonight:**\n' +
      '- Film your hands using it, no talking\n' +
      '- Play it back and describe what you see, as if to a friend across the table\n' +
      '- Lay that voice over it. Keep take two, never take twelve',
    'Learn only your first line. For the rest, stick three words next to the lens: problem, move, proof. Look at the lens at the start and the end, at the product in between.',
    'Your accent and your voice are how people recognize you. Keep both, add word-for-word subtitles, slow down for the proof only. If your face is the hard part, hands and voice are enough.',
  ],
  suggestions: ['Can I do it without showing my face?', 'Write me a script', 'I feel like giving up'],
  tool: '/viral-script-generator',
};
