/** An amount as a money field holds it ('1500.50') → EUR; nothing typed is nothing, what is no amount is NaN. */
export function amountOf(typed: string): number | undefined {
  if (typed.trim() === "") return undefined;
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** EUR → what a money field holds. */
export function amountText(amount: number | null): string {
  return amount === null ? "" : Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

/** A sum of amounts in EUR without the dust of binary fractions. */
export function cents(sum: number): number {
  return Math.round(sum * 100) / 100;
}
