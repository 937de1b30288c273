import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText';

const html = (text: string) => renderToStaticMarkup(<RichText text={text} />).replaceAll(/ class="[^"]*"/g, '');

describe("a coach's text", () => {
  it('keeps line breaks and separates paragraphs', () => {
    expect(html('one\ntwo\n\nthree')).toBe('<p>one\ntwo</p><p>three</p>');
  });

  it('shows lists, ordered or not, between the surrounding text', () => {
    expect(html('Do:\n- film\n- cut\nDone')).toBe('<p>Do:</p><ul><li>film</li><li>cut</li></ul><p>Done</p>');
    expect(html('1. film\n2) cut')).toBe('<ol><li>film</li><li>cut</li></ol>');
  });

  it('shows **strong** and leaves a lone ** as it is', () => {
    expect(html('a **b** c **')).toBe('<p>a <strong>b</strong> c **</p>');
  });

  it('treats markup as text', () => {
    expect(html('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });
});
