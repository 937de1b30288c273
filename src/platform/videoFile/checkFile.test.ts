import { describe, expect, it } from 'vitest';
import { MOST_VIDEO_BYTES } from '../../contracts/videoAnalysis';
import { checkFile } from './checkFile';
import { fileType } from './fileType';

const file = (name: string, type: string) => new File(['x'], name, { type });

describe('checkFile', () => {
  it('accepts videos and images of 52,428,800 bytes, and not one byte more', () => {
    const bytes = new Uint8Array(MOST_VIDEO_BYTES + 1);
    const full = new Blob([bytes.subarray(0, MOST_VIDEO_BYTES)], { type: 'video/mp4' });
    expect(checkFile(full)).toBeUndefined();
    expect(checkFile(new Blob([bytes], { type: 'video/mp4' }))).toBe('size');
  });

  it('refuses what is empty and what is neither video nor image', () => {
    expect(checkFile(new File([], 'a.mp4', { type: 'video/mp4' }))).toBe('empty');
    expect(checkFile(file('a.txt', 'text/plain'))).toBe('type');
    expect(checkFile(file('a.mp3', 'audio/mpeg'))).toBe('type');
    expect(checkFile(file('a.mp4', 'videos/mp4'))).toBe('type');
  });

  it('goes by the extension if a phone gives no type, and leaves it to the bytes if there is none', () => {
    expect(checkFile(file('Film.MOV', ''))).toBeUndefined();
    expect(checkFile(file('film.mp4', 'application/octet-stream'))).toBeUndefined();
    expect(checkFile(file('notes.docx', ''))).toBe('type');
    expect(checkFile(file('1000012345', ''))).toBeUndefined();
    expect(checkFile(new Blob(['x']))).toBeUndefined();
  });
});

describe('fileType', () => {
  it('is the type itself without its parameters, or by the extension', () => {
    expect(fileType(file('a', 'video/webm; codecs=vp9'))).toBe('video/webm');
    expect(fileType(file('a.mov', ''))).toBe('video/quicktime');
    expect(fileType(new Blob(['x']))).toBeUndefined();
  });
});
