/**
 * An iCalendar file of these lines. None may have more than 75 bytes; the rest begins with a blank on the next (RFC
 * 5545, 3.1).
 */
export function foldCalendar(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function foldLine(line: string): string {
  const parts = [""];
  for (const character of line) {
    const part = parts.at(-1) ?? "";
    if (Buffer.byteLength(part) + Buffer.byteLength(character) <= 75) parts[parts.length - 1] = part + character;
    else parts.push(` ${character}`);
  }
  return parts.join("\r\n");
}
