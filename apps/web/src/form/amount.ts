/** Parses the value of a money field ('1500.50') as EUR. Undefined if it is empty, NaN if it is not an amount. */
export function amountOf(typed: string): number | undefined {
  if (typed.trim() === "") return undefined;
  return /^\d+(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Writes EUR as the value of a money field. */
export function amountText(amount: number | null): string {
  return amount === null ? "" : Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
