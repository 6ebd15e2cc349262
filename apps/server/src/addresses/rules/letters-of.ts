/** Which letters a text has, one bit each. */
export function lettersOf(key: string): number {
  let letters = 0;
  for (const letter of key) if (letter >= "a" && letter <= "z") letters |= 1 << (letter.charCodeAt(0) - 97);
  return letters;
}
