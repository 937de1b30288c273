import type { VoiceFrame } from './voiceFrames';

/** A frame is voiced from this periodicity on, unless it is more than 20 dB below the loudest of the stretch. */
const VOICED = 0.7;
const VOICED_RANGE = 20;

/**
 * In semitones from frame to frame (16 ms): a voice moves this much; an instrument holds its note, or jumps to the
 * next.
 */
const LEAST_GLIDE = 0.06;
const MOST_GLIDE = 1.2;

/** The share of a second of speech in which the pitch glides; much less of it may hold the pitch. */
const GLIDING_SHARE = 0.25;
const HELD_FOR_GLIDING = 0.5;

/** Syllables and pauses: the smallest standard deviation of the level, in dB, of levels limited to 40 dB below the loudest. */
const LEAST_MOVEMENT = 4.5;
const DEEPEST = 40;

/**
 * Whatever is within this many frames of a gliding one, and at most this many dB below the loudest, belongs to the
 * speech: consonants, ends of words.
 */
const REACH = 16;
const AUDIBLE_RANGE = 25;

/**
 * Which frames of about a second are speech: none, unless the stretch as a whole is like speech; then those that are
 * loud enough and within a quarter of a second of a gliding pitch.
 *
 * A stretch is like speech if all three hold: the level moves as syllables do (not a tone, a drone, steady noise), the
 * pitch glides in at least a quarter of the frames (not drums, not intermittent noise), and it seldom holds still (not
 * played notes).
 *
 * Sources: for the level moving at the rate of syllables, E. Scheirer and M. Slaney, 'Construction and evaluation of a
 * robust multifeature speech/music discriminator', ICASSP 1997; for the pitch that never rests, J. 't Hart, R. Collier
 * and A. Cohen, 'A Perceptual Study of Intonation', 1990. The thresholds are our own (see `createSpeech` for how they
 * were found).
 */
export function spokenFrames(frames: readonly VoiceFrame[]): boolean[] {
  const loudest = frames.reduce((highest, { level }) => Math.max(highest, level), Number.NEGATIVE_INFINITY);
  const moves = frames.map((frame, index) => {
    const before = frames[index - 1];
    const isVoiced = before && Math.min(before.periodicity, frame.periodicity) > VOICED;
    return isVoiced && frame.level > loudest - VOICED_RANGE ? semitones(before.period, frame.period) : undefined;
  });
  const isGliding = moves.map((move) => move !== undefined && move > LEAST_GLIDE && move < MOST_GLIDE);
  const gliding = isGliding.filter(Boolean).length;
  const holding = moves.filter((move) => move !== undefined && move <= LEAST_GLIDE).length;

  const isLikeSpeech =
    gliding >= GLIDING_SHARE * frames.length &&
    holding <= HELD_FOR_GLIDING * gliding &&
    deviationOf(frames.map(({ level }) => Math.max(level, loudest - DEEPEST))) >= LEAST_MOVEMENT;
  return frames.map(
    ({ level }, index) =>
      isLikeSpeech &&
      level > loudest - AUDIBLE_RANGE &&
      isGliding.slice(Math.max(0, index - REACH), index + REACH + 1).includes(true),
  );
}

const semitones = (one: number, other: number) => Math.abs(12 * Math.log2(other / one));

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
