import type { Guide } from '../../guide';

export const filming: Guide = {
  topic: 'filming',
  questions: [
    'How do I film it with my phone?',
    'how do i get good lighting',
    'what light do i need',
    'my videos look cheap',
    'how do i film a product close up',
    'do i need a ring light',
    'sound is bad on my videos',
    'where do i put text so its not hidden',
    'safe zone',
    'front or back camera',
    'do i need a tripod',
    'what angle should i film from',
    'filming tips for my niche',
  ],
  parts: [
    'Wipe the lens, use the rear camera, face a window and switch the ceiling light off. Mixed light is what makes phone footage look cheap. At night: one white lamp at face height, off to the side, everything else off. Product near your face first, then a close-up of the thing it does.',
    '**Three shots cover almost any product:**\n' +
      '- Result, held three seconds\n' +
      '- Hands using it, one take, real sound\n' +
      '- Macro of the detail people doubt (seam, plug, texture)\n' +
      'Hold each a little longer than feels natural. You’ll cut later.',
    'Keep faces, product and text in the middle band. There’s no official figure; a careful margin on a 1080×1920 frame is 250 pixels at the top, 420 at the bottom, 170 on the right. The product card sits bottom left and hides whatever you put there.',
    'Sound beats resolution. Quiet room, soft furniture, phone within arm’s length or a cheap clip-on mic. Record five seconds, listen back with earphones, then film the rest.',
  ],
  nichePart: 1,
  byNiche: {
    beauty:
      '**Beauty shots:** cheek 30 cm from the window, sideways light for texture. Macro of the applicator, then half done, half bare in one frame. Lock exposure with a long press so your skin doesn’t change color mid-take. No beauty filter.',
    fashion:
      '**Fashion shots:** phone at hip height, two meters back, whole shoes in frame. Front, side, seated, walking. Then fabric pulled between two fingers against the light. Height and size stay on screen throughout.',
    tech: '**Tech shots:** matte background, screen brightness down so it doesn’t burn out. Macro of port and plug, one shot of the mechanism, one of the same scene without it. Record its real sound, fan and beeps included.',
    gadgets:
      '**Gadget shots:** the mechanism fills the frame first, then pull back to show whose problem it is. Same locked angle for off and on. Keep a coin or your hand in shot so the size is honest.',
    fitness:
      '**Fitness shots:** phone on the floor against a water bottle, side view, whole body in frame, then macro of grip or seam. Film the last reps, when it really gets hard. Shoes and floor visible, so people see the surface.',
    wellness:
      '**Wellness shots:** one warm lamp plus the window at dusk, nothing else on. Close-up of texture, your hand pressing, the moment you breathe out. Record the room, no music. Slow moves, four seconds a shot.',
    home: '**Home shots:** lock the phone on books and don’t touch it between before and after. Low side light shows grease and dust. Macro for the wipe, wide for the result, and the black water in the bucket.',
    cooking:
      '**Cooking shots:** phone overhead on a shelf edge, board filling the frame, window on one side. Macro when the blade bites or the oil mists. End with a fork going in. Wipe the lens again, steam is sneaky.',
    lifestyle:
      '**Lifestyle shots:** film the scene from where you’d stand: over your shoulder, hands first. Morning or last light only. One object in focus, the rest of the room quiet. Real mug, real mess, one corner tidied.',
    parenting:
      '**Parenting shots:** overhead at the table or over your shoulder, your hands and the object. No child’s face, name, school bag or street in frame. Show one-handed opening, because that’s how every parent uses it.',
    pets: '**Pet shots:** phone on the floor at eye level, burst of several short clips instead of one long one. Treat behind the lens for the look. Fur needs side light. Film the failed tries, they’re your best openings.',
    gaming:
      '**Gaming shots:** one dark take, one in daylight, same angle. Pull exposure and screen brightness down so colors don’t blow out. Slow slide along the desk edge, then the cable side.',
  },
  suggestions: ['How do I edit it?', 'Write me a script', 'Can I do it without showing my face?', 'Analyze my video'],
  tool: '/creative-formats',
};
