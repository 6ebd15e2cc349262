/** The number of an option that must be a whole number from 1 on. */
export function positive(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${option} is a whole number from 1 on`);
  return number;
}
