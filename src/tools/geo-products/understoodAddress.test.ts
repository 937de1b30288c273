import { describe, expect, it } from 'vitest';
import { understoodAddress } from './understoodAddress';

const understood = (address: string) => understoodAddress(new URLSearchParams(address));

describe('understoodAddress', () => {
  it('puts the options for what somebody typed elsewhere, and leaves the rest', () => {
    expect(understood('product=S%C3%A9rum&niche=Maquillage&country=%C3%89tats-Unis')).toBe(
      '?product=S%C3%A9rum&niche=beauty&country=US',
    );
    expect(understood('niche=Bien-%C3%AAtre')).toBe('?niche=lifestyle');
  });

  it.each(['', 'country=FR&niche=tech', 'niche=Plong%C3%A9e&country=Narnia', 'product=a+b'])(
    'leaves %j as it is',
    (address) => {
      expect(understood(address)).toBeUndefined();
    },
  );

  it('has nothing more to change once it was changed', () => {
    const first = understood('country=usa&country=fr&niche=Gaming');
    expect(first).toBeDefined();
    expect(understood(first ?? '')).toBeUndefined();
  });
});
