const LONGEST_LINE = 75;

/** One content line of RFC 5545 with its line break, folded at 75 octets but never inside a character (3.1). */
export function contentLine(name: string, value: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LONGEST_LINE) {
      lines.push(' ');
      octets = 1;
    }
    lines.push(`${lines.pop() ?? ''}${character}`);
    octets += size;
  }
  return lines.map((line) => `${line}\r\n`).join('');
}

/**
 * A TEXT value: backslashes, semicolons, commas and line breaks are escaped, other controls removed (RFC 5545, 3.3.11).
 */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}
