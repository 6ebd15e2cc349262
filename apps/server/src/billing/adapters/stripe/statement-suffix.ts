/**
 * The contract number as it appears on the tenant's statement after our account's prefix: `7K4MQ2XD6` for
 * `DE-7K4M-Q2XD-6`. A statement has room for 22 characters, of which the prefix takes up to 10 and `* ` two, and Stripe
 * refuses a suffix without a letter. Source: Stripe's documentation, "Statement descriptors".
 */
export function statementSuffix(contractNumber: string): string {
  const [country = "", ...parts] = contractNumber.split("-");
  const number = parts.join("");
  return /[A-Z]/.test(number) ? number : `${country.slice(0, 1)}${number}`;
}
