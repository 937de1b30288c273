import type { Guide } from '../../guide';

export const liveOrVideo: Guide = {
  topic: 'live-or-video',
  questions: [
    'Should I do lives or videos?',
    'live or video for selling',
    'which is better live or video',
    'do i have to go live to sell',
    'what sells more lives or videos',
    'should i start with videos or lives',
    'do i need both lives and videos',
    'i hate going live can i just post videos',
  ],
  parts: [
    'Videos first. You can refilm one, test three openings, and it goes on being shown while you sleep. It teaches you what stops people before you have to say it live.',
    '**Add a live once:**\n' +
      '- your app gives you access\n' +
      '- one demo already got taps on video\n' +
      '- you can fill 45 minutes with three things you own',
    'A live is for answering: size, noise, true color, “show that again”. Products people hesitate over gain most. A small obvious one is sold by twenty seconds of video.',
    'They feed each other: the best minute of the live, refilmed, is a video; the question that keeps coming up under a video opens the next live. Hate going live? Steady videos are enough.',
  ],
  suggestions: ['Plan my first live', 'How often should I post?', 'Write me a script'],
};
