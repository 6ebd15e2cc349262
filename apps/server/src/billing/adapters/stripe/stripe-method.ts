/**
 * A card on file, as it stands in our tables: a card can be charged only together with the customer that it belongs to,
 * so both are one id.
 */
export interface Method {
  customer: string;
  card: string;
}

export function methodId({ customer, card }: Method): string {
  return `${customer}/${card}`;
}

/** Null for an id that another provider gave. */
export function readMethod(id: string): Method | null {
  const [, customer, card] = /^(cus_\w+)\/(\w+)$/.exec(id) ?? [];
  return customer && card ? { customer, card } : null;
}

/** The id of what the API gives as an id or as the whole thing. */
export function idOf(given: string | { id: string } | null): string | null {
  return typeof given === "object" ? (given?.id ?? null) : given;
}
