import { expect, it } from 'vitest';
import { addressIn } from './addressIn';

it.each([
  ['https://www.tiktok.com/@a/video/1', 'https://www.tiktok.com/@a/video/1'],
  ['www.tiktok.com/@a/video/1', 'https://www.tiktok.com/@a/video/1'],
  ['vm.tiktok.com/ZGe1/', 'https://vm.tiktok.com/ZGe1/'],
  ['Regarde https://vm.tiktok.com/ZGe1/ trop bien', 'https://vm.tiktok.com/ZGe1/'],
  ['Mira esto: (https://vm.tiktok.com/ZGe1).', 'https://vm.tiktok.com/ZGe1'],
  [
    'Ma boutique https://example.com/a, ma vidéo https://www.tiktok.com/@a/video/1 !',
    'https://www.tiktok.com/@a/video/1',
  ],
  ['  https://youtube.com/watch?v=1  ', 'https://youtube.com/watch?v=1'],
  ['ma vidéo de mardi', undefined],
  ['https://', undefined],
  ['www.', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the address in %o: %o', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
