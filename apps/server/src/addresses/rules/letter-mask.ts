/** One bit per letter a to z (docs/decisions.md). */
export function letterMask(key: string): number {
  let letters = 0;
  for (const letter of key) if (letter >= "a" && letter <= "z") letters |= 1 << (letter.charCodeAt(0) - 97);
  return letters;
}
