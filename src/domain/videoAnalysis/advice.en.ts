import type { AdviceTexts } from './advice';

export const english: AdviceTexts = {
  when: ' Have a look around {{clock}}.',
  fields: {
    visual_quality: 'Picture',
    'content_structure.hook_effectiveness': 'Hook',
    'content_structure.call_to_action': 'Call to action',
    'technical_aspects.lighting': 'Light',
    'technical_aspects.audio_quality': 'Sound',
    'technical_aspects.stability': 'Steadiness',
    'conversion_optimization.product_visibility': 'Product on screen',
    'conversion_optimization.trust_building': 'Trust',
  },
  good: {
    highResolution: 'Resolution {{size}} pixels. Leave the camera setting alone.',
    vertical: '{{value}} fills the phone from edge to edge. Nothing to crop.',
    smooth: '{{value}}: movement reads cleanly, step by step.',
    sharp: 'Sharpness {{value}} (rule of thumb: {{target}}). The product has real detail; keep that distance.',
    contrasted: 'Contrast {{value}} (rule of thumb: {{target}}). The subject stands clear of the background.',
    uncovered:
      'Only {{value}} of the fine detail sits under buttons and caption (rule of thumb: {{target}}). Your text can be read.',
    lit: 'Light is right: average brightness {{value}} (rule of thumb: {{target}}). Note the hour and the lamp’s spot so you can repeat it.',
    audible: 'Loudness {{value}}, inside the rule of thumb ({{target}}). Nobody needs to reach for the volume.',
    steady: 'Shake is {{value}} of the width: as good as a tripod.',
    calmHand:
      'Shake is {{value}} of the width (rule of thumb: {{target}}). You can tell it’s handheld, and that’s fine.',
    livelyStart: 'The opening moves: change of {{value}} over the first two seconds (rule of thumb: {{target}}).',
    earlyVoice: 'You’re talking from the start: {{value}} of the first two seconds sounds like speech.',
    clearCall: 'Call to action: clear, you say. Keep it to one, with the same words spoken and written.',
    clearProduct: 'Product: easy to see, you say. One check left: no text or sticker in front of it.',
    clearTrust: 'Trust: it’s there, you say. Keep the proof in a single uncut take.',
  },
  remarks: {
    long: {
      advice:
        'It runs {{value}}. No score for that, because the studies disagree. Past a minute suits a full review or a tutorial; for an impulse buy, tighten it.',
      step: 'Watch it on mute and delete the first shot that bores you.',
    },
    short: {
      advice:
        'It runs {{value}}. No score for that, but under 15 s check that everything made it in: product, use, proof, one thing to do.',
      step: 'Add the shot that’s missing most, usually the proof: close, and in one take.',
    },
    longShots: {
      advice:
        'Pace: {{value}} per shot on average. Not scored, since an uncut proof convinces. Elsewhere, a change every 2 to 4 s is a rule of thumb.{{when}}',
      step: 'Split your longest shot or switch angle halfway, unless it’s your proof.',
    },
    blackGap: {
      advice: '{{value}} of black in mid-video. Not scored, but it can look like the end.{{when}}',
      step: 'Close the gap: butt the two shots together, a hard cut will do.',
    },
  },
  weak: {
    lowResolution: {
      advice:
        'Low resolution: {{size}} pixels. Labels, textures and small text go soft. Rule of thumb: {{target}} on the short side; phones film 1080 × 1920.',
      priority: 'Low resolution: {{size}} pixels (rule of thumb: {{target}} on the short side).',
      step: 'Set the camera to 1080p and export 1080 × 1920 from the original file, never from a copy that went through a messenger.',
    },
    landscape: {
      advice:
        'Landscape ({{size}}): in the feed your video shrinks to a strip across the middle. TikTok recommends vertical 9:16 for its ads, and they run in the same feed.',
      priority: 'Landscape ({{size}}): go vertical, 9:16.',
      step: 'Hold the phone upright next take. For this one, crop to 9:16 in the edit with the product in the middle.',
    },
    square: {
      advice:
        'Square ({{size}}): an empty band above, another below. Go 9:16 and the product gets the full height of the screen.',
      priority: 'Square ({{size}}): go vertical, 9:16.',
      step: 'Switch the edit to 9:16 and scale the picture up to the edges, product in the middle.',
    },
    wide: {
      advice: 'Upright but too wide ({{size}}), so bands stay empty at top and bottom. Full screen on a phone is 9:16.',
      priority: '{{size}} is too wide for a full screen: use 9:16.',
      step: 'Film in video mode at 9:16, not in the photo format, or crop the project to 9:16.',
    },
    narrow: {
      advice:
        'Very narrow ({{size}}), which often means a screen recording. Part of it gets cropped or framed in black; the feed is made for 9:16.',
      priority: 'Very narrow ({{size}}): export 9:16.',
      step: 'Go back to the file you filmed instead of a screen recording, and export 1080 × 1920.',
    },
    choppy: {
      advice:
        'Choppy: {{value}} (rule of thumb: {{target}}). Fast hands skip steps, so nobody sees how the product works.',
      priority: 'Choppy picture: {{value}} (rule of thumb: {{target}}).',
      step: 'Pick 30 frames per second in the camera and keep the same number in the export.',
    },
    blurry: {
      advice:
        'Soft picture: sharpness {{value}} (rule of thumb: {{target}}). Greasy lens, focus on the wall behind, or movement. Very smooth things measure low too, so trust your eye.{{when}}',
      priority: 'Sharpness {{value}} (rule of thumb: {{target}}).',
      step: 'Wipe the lens, long-press on the product to lock focus, and count one second before you move.',
    },
    flat: {
      advice: 'Flat picture: contrast {{value}} (rule of thumb: {{target}}). The product melts into what’s behind it.',
      priority: 'Contrast {{value}} (rule of thumb: {{target}}).',
      step: 'Swap the background, light behind dark or dark behind light, and move the lamp to the side.',
    },
    covered: {
      advice:
        'Text or detail under the buttons: {{value}} of the fine detail lies where the app puts its buttons, caption and product card; rule of thumb: {{target}}.{{when}}',
      priority: '{{value}} of the fine detail is under buttons and caption (rule of thumb: {{target}}).',
      step: 'Move text and product to the middle: on 1080 × 1920 keep 250 pixels free at the top, 420 at the bottom, 170 on the right. A careful margin, not an official one.',
    },
    dark: {
      advice:
        'Dark: average brightness {{value}} (rule of thumb: {{target}}). If the black set is on purpose, make sure the product reads without turning the screen all the way up.{{when}}',
      priority: 'Too dark: brightness {{value}} (rule of thumb: {{target}}).',
      step: 'Face a window and switch the ceiling light off. At night: one white lamp, off to the side, at face height.',
    },
    bright: {
      advice:
        'Very bright: average brightness {{value}} (rule of thumb: {{target}}). A white backdrop does that; check that label and color still read.',
      priority: 'Too bright: brightness {{value}} (rule of thumb: {{target}}).',
      step: 'Tap the brightest spot and slide exposure down a notch before you film, or move the lamp back.',
    },
    crushed: {
      advice:
        'Blocked shadows: {{value}} of the picture is black with no detail (rule of thumb: {{target}}). The far side of the product is gone.{{when}}',
      priority: 'Blocked shadows: {{value}} of the picture (rule of thumb: {{target}}).',
      step: 'Stand a white sheet of paper or cloth opposite the lamp; it throws light back into the shadows.',
    },
    burnt: {
      advice:
        'Burnt out: {{value}} of the picture is white with no detail (rule of thumb: {{target}}). Usually a window, a forehead or a shiny label.',
      priority: 'Burnt-out areas: {{value}} of the picture (rule of thumb: {{target}}).',
      step: 'Get the window out of the frame or turn to face it, then lock exposure on the product.',
    },
    quiet: {
      advice: 'Too quiet: {{value}} (rule of thumb: {{target}}). Between two louder videos your voice gets lost.',
      priority: 'Too quiet: {{value}} (rule of thumb: {{target}}).',
      step: 'Talk within arm’s length of the phone, window shut, fridge off, and raise the level in the edit ({{target}}).',
    },
    loud: {
      advice:
        'Very loud: {{value}} (rule of thumb: {{target}}). When everything is loud, ears tire and the voice goes flat.',
      priority: 'Very loud: {{value}} (rule of thumb: {{target}}).',
      step: 'Turn the music down first, then the whole mix ({{target}}).',
    },
    peaks: {
      advice:
        'Peaks too high: {{value}}. EBU R 128 stops at −1 dBTP; above it, sound may crackle once it’s compressed.{{when}}',
      priority: 'Peaks at {{value}}: above −1 dBTP they may crackle.',
      step: 'Take a step back or lower the mic gain; in the edit, put a limiter at −1 dBTP.',
    },
    noSound: {
      advice:
        'There’s no sound track in this file, so sound counts as missing. Adding your voice or cleared music when you post? Run the analysis again on that version.',
      priority: 'No sound: the file has no sound track.',
      step: 'Record one line of voice-over per shot, or the product’s own noise, and check that the export keeps sound on.',
    },
    inaudible: {
      advice:
        'There is a sound track, but nothing on it from start to end: mic blocked, or volume at zero in the edit.',
      priority: 'The sound track is silent from start to end.',
      step: 'Check microphone access and muted tracks in the edit, export again, and listen to ten seconds.',
    },
    gaps: {
      advice:
        'Silence: {{value}} of the running time (rule of thumb: {{target}}). A pause on purpose works when it’s short; the rest feels like a fault.{{when}}',
      priority: 'Silence: {{value}} of the running time (rule of thumb: {{target}}).',
      step: 'Cut the dead air between lines, or lay the product’s own noise over it.',
    },
    shaky: {
      advice:
        'Shaky: {{value}} of the width (rule of thumb: {{target}}). A calm hand is fine; here the eye follows the jolt instead of the product.{{when}}',
      priority: 'Shake: {{value}} of the width (rule of thumb: {{target}}).',
      step: 'Lean the phone on a pile of books, or use both hands with elbows in, and move the product instead of the camera.',
    },
    slowStart: {
      advice:
        'Slow opening: change of {{value}} over the first two seconds (rule of thumb: {{target}}). Too little happens to stop a thumb.',
      priority: 'Slow opening: change of {{value}} in two seconds (rule of thumb: {{target}}).',
      step: 'Cut everything before the first gesture: open on the result, on a hand, on the thing in motion.',
    },
    lateVoice: {
      advice:
        'Late voice: the first words I find come around {{first}}, and {{value}} of the first two seconds is speech (rule of thumb: {{target}}). If the gesture says it all, keep it. If not, move the line up.',
      priority: 'Late voice: first words found around {{first}}.',
      step: 'Drop the breath and the hello, so that your first line starts on the first frame.',
    },
    noVoice: {
      advice:
        'No speech found, though a voice under loud music can slip by. A demonstration can do without; with no voice and no text, nobody knows who it’s for.',
      priority: 'No speech found in the video.',
      step: 'Write what the product really does, large, on the first frame, or record one line of voice-over.',
    },
    blackStart: {
      advice:
        'It opens on {{value}} of black (rule of thumb: {{target}}). That’s exactly when people decide to stay or swipe.',
      priority: 'Black opening: {{value}} before the first picture.',
      step: 'Trim the black at the head, then pick a cover that shows the product.',
    },
    frozenStart: {
      advice:
        'Nothing moves for {{value}} at the start (rule of thumb: {{target}}). It looks like a photo, so thumbs keep going.',
      priority: 'Frozen opening: {{value}} without movement.',
      step: 'Start on the first movement: a hand comes in, the thing turns, the lid opens.',
    },
    weakCall: {
      advice:
        'Call to action: only partly there, you say. One clear next step, spoken or written at the end, beats three.',
      priority: 'Call to action: only partly there, you say.',
      step: 'End on one sentence, the same spoken and on screen, such as “it’s right below”.',
    },
    noCall: {
      advice: 'Call to action: missing, you say. Whoever wants it now has to guess where to find it.',
      priority: 'Call to action: missing, you say.',
      step: 'Add a last line that says where to look: “it’s in the basket”, or “right below”.',
    },
    littleProduct: {
      advice:
        'Product: partly visible, you say. TikTok reported in 2022 that 63% of the videos with the best click rate show product or message within 3 seconds.',
      priority: 'Product: only partly visible, you say.',
      step: 'Add an extreme close-up of what changes, product in hand, no sticker over it.',
    },
    noProduct: {
      advice:
        'Product: not visible, you say. Nobody wants what they haven’t seen. TikTok reported in 2022 that 63% of the videos with the best click rate show product or message within 3 seconds.',
      priority: 'Product: not visible, you say.',
      step: 'Refilm the opening with the product next to your face, then close up while it’s being used.',
    },
    littleTrust: {
      advice: 'Trust: partly there, you say. One proof filmed in a single take and one honest flaw beat any adjective.',
      priority: 'Trust: only partly there, you say.',
      step: 'Say who it isn’t for, and keep your ad disclosure readable on screen.',
    },
    noTrust: {
      advice:
        'Trust: nothing carries it yet, you say. Show real use, name one limit, and disclose plainly that it’s an ad.',
      priority: 'Trust: nothing carries it yet, you say.',
      step: 'Film one full try without a cut, with your ad disclosure on screen throughout.',
    },
  },
  byEye: {
    visual_quality:
      'Picture not measured: pause on three shots and look at the product’s edges, the background, and text near the buttons.',
    frames:
      'This file’s frames couldn’t be read, so sharpness, contrast and covered text have no score. Pause on three shots and judge them by eye.',
    'content_structure.hook_effectiveness':
      'Hook not measured: play the first two seconds on mute. You should see a gesture, a result or the product.',
    'content_structure.call_to_action':
      'Call to action not scored, no measure can see it: check that it gives one thing to do, out loud or in writing.',
    'technical_aspects.lighting':
      'Light not measured: watch it in daylight with the screen at half brightness. The label has to stay readable.',
    'technical_aspects.audio_quality':
      'Sound not measured: play it on the phone’s speaker at medium volume. Every word has to come through.',
    'technical_aspects.stability':
      'Steadiness not measured: stare at one edge in the background, a frame or a table. If it dances, prop the phone up.',
    'conversion_optimization.product_visibility':
      'Product on screen not scored, no measure knows your product: check that all of it can be seen, early, with nothing in front.',
    'conversion_optimization.trust_building':
      'Trust not scored, no measure can see it: look for one real proof, one limit you admit, and your ad disclosure.',
  },
  ofImages: {
    hook: 'An image has no opening, so the hook has no score. Check that the eye lands on the product first.',
    motionAndSound: 'An image has neither sound nor movement: those two stay without a score.',
  },
  priorities: {
    nothingWeak: 'No score is under 80. Work on what can’t be measured: one reason to buy, in your own words.',
    nothingMeasured:
      'Nothing in this file could be measured. Export it as MP4 (H.264) and run it again, or check each point by eye.',
    judged: '{{field}}: {{score}} out of 100 from the model, which measured nothing. Check this one by eye.',
  },
  steps: {
    answer:
      'Answer the analysis’s three questions (product, call to action, trust): without an answer they stay without a score.',
    video: [
      'Watch it once on mute: the product and what it changes must still be clear.',
      'Listen once with your eyes closed: each line has to stand without the picture.',
      'Cut a second version that changes only the first two seconds, and compare the two.',
    ],
    image: [
      'Look at the image thumbnail-small, as in a grid: is the product still recognizable?',
      'Crop to 9:16 with the product in the middle band, no text at the bottom or on the right.',
      'Film the same scene with your hands or your voice: in the US, shop rules refuse still images without voice or presence. Check your Creator Center.',
    ],
  },
};
