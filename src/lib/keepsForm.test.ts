import { describe, expect, it } from 'vitest';
import { keepsForm } from './keepsForm';

describe('a translation keeps the form of its original', () => {
  it('with the same slots, in any order', () => {
    expect(keepsForm('{{a}} for {{b}}', '{{b}} içinde {{a}}')).toBe(true);
    expect(keepsForm('{{a}} for {{b}}', '{{a}} için')).toBe(false);
    expect(keepsForm('{{a}} twice {{a}}', '{{a}} iki kez')).toBe(false);
    expect(keepsForm('Film {{product}}', '{{ürün}} çek')).toBe(false);
    expect(keepsForm('Film it', '{{product}} çek')).toBe(false);
  });

  it('with the same markup and hashtags', () => {
    expect(keepsForm('**Now** #deal', '**Şimdi** #deal')).toBe(true);
    expect(keepsForm('**Now** #deal', 'Şimdi #deal')).toBe(false);
    expect(keepsForm('**Now** #deal', '**Şimdi** #fırsat')).toBe(false);
    expect(keepsForm('A <b>word</b>', 'Bir <b>kelime</b>')).toBe(true);
    expect(keepsForm('A word', 'Bir <script>x</script>')).toBe(false);
  });

  it('with the same line breaks, and not blank', () => {
    expect(keepsForm('One\nTwo', 'Bir\nİki')).toBe(true);
    expect(keepsForm('One\nTwo', 'Bir İki')).toBe(false);
    expect(keepsForm('One', ' ')).toBe(false);
  });
});
