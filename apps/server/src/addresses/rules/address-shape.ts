import type { PostalAddress } from "@kautia/contract";

const highestNumber = 9_999;

/** The part that cannot be right; null if the address may exist. */
export function impossiblePart({ street, streetNumber }: PostalAddress): "street" | "streetNumber" | null {
  if (!/\p{L}/u.test(street)) return "street";
  const numbers = streetNumber.match(/\d+/g) ?? [];
  return numbers.length === 0 || numbers.some((number) => Number(number) > highestNumber) ? "streetNumber" : null;
}
