/** A card on file. Stripe charges a card only together with its customer, so our tables keep both in one id. */
export interface Method {
  customer: string;
  card: string;
}

export function methodId({ customer, card }: Method): string {
  return `${customer}/${card}`;
}

/** Null for the id of another provider. */
export function readMethod(id: string): Method | null {
  const [, customer, card] = /^(cus_\w+)\/(\w+)$/.exec(id) ?? [];
  return customer && card ? { customer, card } : null;
}

export function idOf(given: string | { id: string } | null): string | null {
  return typeof given === "object" ? (given?.id ?? null) : given;
}
