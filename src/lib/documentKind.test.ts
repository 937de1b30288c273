import { expect, it } from 'vitest';
import { DOCUMENT_HEAD_BYTES, documentKind } from './documentKind';

const bytesOf = (text: string) => new TextEncoder().encode(text);

it.each([
  ['text', bytesOf('Salut, voilà mon script 🎬\nDeuxième ligne.'), 'text'],
  ['text that is cut within a letter', bytesOf('é'.repeat(DOCUMENT_HEAD_BYTES)).subarray(0, 1023), 'text'],
  ['a page', bytesOf('<!doctype html><title>x</title>'), 'text'],
  ['a PDF', bytesOf('%PDF-1.7\n'), 'pdf'],
  ['an office file', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 'zip'],
  ['an MP4', new Uint8Array([0, 0, 0, 32, ...bytesOf('ftypisom')]), undefined],
  ['a WebM', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1]), undefined],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), undefined],
  ['an AVI', new Uint8Array([...bytesOf('RIFF'), 0x24, 0, 0, 0, ...bytesOf('AVI ')]), undefined],
  ['zeros', new Uint8Array(12), undefined],
  ['nothing', new Uint8Array(), undefined],
] as const)('%s: %s', (_, bytes, kind) => {
  expect(documentKind(bytes)).toBe(kind);
});
